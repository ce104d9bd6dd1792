/** The server's HTTP API, typed. What goes wrong is an ApiError that says how and, from the server, why. */
import type {
  BotSeat,
  BotToken,
  CampaignInfo,
  ChapterInfo,
  ClauseInfo,
  Concede,
  EndSession,
  Finale,
  Forget,
  Hide,
  Introduce,
  Join,
  KeptPerson,
  Leaving,
  Lobby,
  LogIn,
  NewBot,
  NewPassword,
  NewTable,
  NextGame,
  OneSeat,
  Person,
  PlayOn,
  Privacy,
  Problem,
  Register,
  Replay,
  SessionInfo,
  TableInfo,
  TitleInfo,
} from "../generated/protocol";

/** A card file: what the server tells of a family of components, by catalogue id. */
export type Cards = Record<string, Record<string, Record<string, unknown>>>;

export class ApiError extends Error {
  /**
   * `status` 0: the server could not be reached. `message`: the server's own sentence; with a `code` it is meant for
   * people, in the language of the page. `wait`: seconds after which one may ask again, if it says so.
   */
  constructor(
    readonly status: number,
    message: string,
    readonly wait = 0,
    readonly code = "",
  ) {
    super(message);
  }
}

const CSRF_COOKIE = "karczma-csrf";

export const api = {
  me: () => call<Person | null>("GET", "/me"),
  introduce: (who: Introduce) => call<Person>("POST", "/me", who),
  register: (who: Register) => call<Person>("POST", "/register", who),
  logIn: (who: LogIn) => call<Person>("POST", "/login", who),
  leave: () => call<undefined>("DELETE", "/me"),
  newPassword: (change: NewPassword) => call<undefined>("POST", "/me/password", change),
  sessions: () => call<SessionInfo[]>("GET", "/me/sessions"),
  /** One of them, or all but this one. */
  endSessions: (which: EndSession) => call<SessionInfo[]>("POST", "/me/sessions/end", which),
  /** All but the moves, which the file at `keptPath` has too. */
  kept: () => call<KeptPerson>("GET", "/me/kept?moves=false"),
  keptPath: "/api/me/kept",
  forget: (how: Forget) => call<Leaving>("POST", "/me/forget", how),
  privacy: () => call<Privacy>("GET", "/privacy"),
  bots: () => call<Person[]>("GET", "/bots"),
  forgetBot: (id: string) => call<undefined>("POST", `/bots/${safe(id)}/forget`),
  newBot: (bot: NewBot) => call<BotToken>("POST", "/bots", bot),
  titles: () => call<TitleInfo[]>("GET", "/titles"),
  clauses: (title: string) => call<ClauseInfo[]>("GET", `/titles/${safe(title)}/clauses`),
  chapters: (title: string) => call<ChapterInfo[]>("GET", `/titles/${safe(title)}/chapters`),
  cards: (title: string) => call<Cards>("GET", `/titles/${safe(title)}/cards`),
  lobby: () => call<Lobby>("GET", "/lobby"),
  newTable: (table: NewTable) => call<TableInfo>("POST", "/tables", { nonce: nonce(), ...table }),
  table: (id: string) => call<TableInfo>("GET", `/tables/${safe(id)}`),
  invited: (code: string) => call<TableInfo>("GET", `/invitations/${safe(code)}`),
  join: (id: string, how: Join = {}) => call<TableInfo>("POST", `/tables/${safe(id)}/join`, { nonce: nonce(), ...how }),
  rematch: (id: string) => call<TableInfo>("POST", `/tables/${safe(id)}/rematch`, {}),
  leaveTable: (id: string) => call<TableInfo>("POST", `/tables/${safe(id)}/leave`),
  cancel: (id: string) => call<TableInfo>("POST", `/tables/${safe(id)}/cancel`),
  fill: (id: string, seat: BotSeat) => call<TableInfo>("POST", `/tables/${safe(id)}/fill`, seat),
  kick: (id: string, seat: OneSeat) => call<TableInfo>("POST", `/tables/${safe(id)}/kick`, seat),
  concede: (id: string, how: Concede) => call<TableInfo>("POST", `/tables/${safe(id)}/concede`, how),
  hide: (id: string, how: Hide) => call<TableInfo>("POST", `/tables/${safe(id)}/hide`, how),
  campaigns: () => call<CampaignInfo[]>("GET", "/campaigns"),
  campaign: (id: string) => call<CampaignInfo>("GET", `/campaigns/${safe(id)}`),
  giveUp: (id: string) => call<CampaignInfo>("POST", `/campaigns/${safe(id)}/give-up`),
  nextGame: (id: string, how: NextGame) => call<TableInfo>("POST", `/campaigns/${safe(id)}/next`, { nonce: nonce(), ...how }),
  /** `eyes`: a seat, -1 those who watched, -2 everybody at once. */
  replay: (id: string, eyes = -2) => call<Replay>("GET", `/tables/${safe(id)}/replay?seen_from=${eyes}`),
  replayOf: (record: string, eyes = -2) => call<Replay>("POST", `/replay?seen_from=${eyes}`, record),
  playOn: (id: string, from: PlayOn) => call<TableInfo>("POST", `/tables/${safe(id)}/play-on`, { nonce: nonce(), ...from }),
  /** A table that begins with a position file; whoever brings it takes the seat that is asked first. */
  beginWith: (position: string) => call<TableInfo>("POST", `/positions?nonce=${nonce()}`, position),
  record: async (id: string) => (await answered("GET", `/tables/${safe(id)}/record`)).text(),
  finale: (id: string) => call<Finale>("GET", `/tables/${safe(id)}/finale`),
  recordPath: (id: string) => `/api/tables/${safe(id)}/record`,
  positionPath: (id: string, moves: number) => `/api/tables/${safe(id)}/position?moves=${moves}`,
};

async function call<T>(method: string, path: string, body?: object | string): Promise<T> {
  const answer = await answered(method, path, body);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

async function answered(method: string, path: string, body?: object | string): Promise<Response> {
  if (method !== "GET" && !csrfToken()) await call("GET", "/me"); // any answer brings the cookie
  const headers: Record<string, string> = { accept: "application/json", "accept-language": document.documentElement.lang || "pl" };
  if (method !== "GET") headers["x-csrftoken"] = csrfToken();
  if (body !== undefined) headers["content-type"] = typeof body === "string" ? "text/plain" : "application/json";
  const request: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) request.body = typeof body === "string" ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, request);
  } catch {
    throw new ApiError(0, "The server does not answer.");
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<ApiError> {
  const told = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  const wait = Number(answer.headers.get("retry-after")) || 0;
  return new ApiError(answer.status, told?.message ?? answer.statusText, wait, told?.code ?? "");
}

function csrfToken(): string {
  const cookie = document.cookie.split("; ").find((each) => each.startsWith(`${CSRF_COOKIE}=`));
  return cookie ? decodeURIComponent(cookie.slice(CSRF_COOKIE.length + 1)) : "";
}

function safe(part: string): string {
  return encodeURIComponent(part);
}

/** Chance that this seat brings to the dice and shuffles of a provably fair table; also a key that nobody guesses. */
export function nonce(bytes = 16): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
