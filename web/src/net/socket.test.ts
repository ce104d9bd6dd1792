import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatLine, Outgoing, Patch, Position, Step, Trouble } from "../generated/protocol";
import { checksum } from "./patches";
import { TableSocket, type Connection, type Listener } from "./socket";

/** The server's end of the line, played by the test. */
class Line {
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly url: string) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose();
  }

  opens(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen();
  }

  tells(message: Outgoing): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let lines: Line[];
let there: boolean;
let socket: TableSocket;
const heard = {
  positions: [] as Position[],
  chat: [] as string[],
  histories: [] as string[][],
  present: [] as number[][],
  states: [] as Connection[],
  troubles: [] as unknown[],
  trying: [] as string[],
};
const listener: Listener = {
  position: (position) => heard.positions.push(position),
  past: () => undefined,
  chat: (line) => heard.chat.push(line.text),
  history: (lines) => heard.histories.push(lines.map((line) => line.text)),
  presence: ({ present }) => heard.present.push(present),
  trying: ({ code }) => heard.trying.push(code),
  trouble: (trouble, asked) => heard.troubles.push([trouble.code, asked?.type]),
  settled: () => undefined,
  connection: (state) => heard.states.push(state),
};

const line = () => lines.at(-1) as Line;
const step = (seq: number): Step => ({ seq, kind: "choice", seat: 0, events: [], at: 0, undone: [] });
const position = (seq: number, steps: number[], seat = 0, mine = [0]) =>
  ({ type: "position", seq, seat, mine, steps: steps.map(step) }) as unknown as Position;
const said = (n: number): ChatLine => ({ type: "chat", n, name: "Ola", text: `line ${n}`, at: 0 });
const trouble = (code: string, more: Partial<Trouble> = {}): Trouble => ({ type: "trouble", code, message: "", key: "", clause: "", facts: {}, wait: 0, ...more });
const seqs = () => heard.positions.map((each) => each.steps.map((one) => one.seq));

async function dropped(): Promise<void> {
  line().close();
  await vi.advanceTimersByTimeAsync(60_000);
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  there = true;
  for (const kept of Object.values(heard)) kept.length = 0;
  const open = (url: string) => {
    lines.push(new Line(url));
    return line() as unknown as WebSocket;
  };
  socket = new TableSocket("ws://here/socket", listener, { open, exists: () => Promise.resolve(there) });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

test("a choice carries the number of the state that it answers, and a key of its own", () => {
  line().opens();
  line().tells(position(7, []));
  socket.choose(0, "slay monster=goblin", "drag");
  socket.choose(0, "slay monster=goblin", "drag");
  const [first, second] = line().sent;
  expect(first).toMatchObject({ type: "choose", seq: 7, seat: 0, text: "slay monster=goblin", gesture: "drag" });
  expect(first?.["key"]).not.toBe(second?.["key"]);
});

test("after a break the socket goes on from where it was", async () => {
  line().opens();
  line().tells(position(4, [1, 2, 3, 4]));
  await dropped();
  expect(lines.map((each) => each.url)).toEqual(["ws://here/socket?since=0&takes=patches", "ws://here/socket?since=4&takes=patches"]);
});

test("a choice that was not acknowledged is sent again with the same key, an acknowledged one is not", async () => {
  line().opens();
  line().tells(position(4, []));
  socket.choose(0, "first", "drag");
  socket.choose(0, "second", "drag");
  const keys = line().sent.map((each) => String(each["key"]));
  line().tells({ type: "done", key: String(keys[0]), seq: 5 });
  await dropped();
  line().opens();
  expect(line().sent).toMatchObject([{ text: "second", key: keys[1], seq: 4 }]);
  line().tells({ type: "done", key: String(keys[1]), seq: 6 });
  expect(socket.busy).toBe(false);
});

test("a choice made while the line is down is sent when it is up again", async () => {
  line().opens();
  line().close();
  socket.choose(0, "meanwhile", "drag");
  await vi.advanceTimersByTimeAsync(60_000);
  line().opens();
  expect(line().sent).toMatchObject([{ type: "choose", text: "meanwhile" }]);
});

test("what is refused is not asked again, and is told with what it was about", async () => {
  line().opens();
  socket.choose(0, "late", "drag");
  const key = String(line().sent[0]?.["key"]);
  line().tells(trouble("moved-on", { key }));
  expect(heard.troubles).toEqual([["moved-on", "choose"]]);
  await dropped();
  line().opens();
  expect(line().sent).toEqual([]);
});

test("a choice that came too fast for the server is sent again, once there was a pause", async () => {
  line().opens();
  socket.choose(0, "hurry", "drag");
  line().tells(trouble("too-fast", { wait: 5 }));
  expect([heard.trying, heard.troubles]).toEqual([["too-fast"], []]);
  await vi.advanceTimersByTimeAsync(4900);
  expect(line().sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(line().sent).toMatchObject([{ text: "hurry" }, { text: "hurry" }]);
  expect(line().sent[0]?.["key"]).toBe(line().sent[1]?.["key"]);
});

test("many refusals in a row make one pause, not many", async () => {
  line().opens();
  socket.choose(0, "first", "a");
  socket.choose(0, "second", "a");
  for (let n = 0; n < 5; n++) line().tells(trouble("too-fast"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(line().sent.map((each) => each["text"])).toEqual(["first", "second", "first", "second"]);
});

test("a choice that could not be stored is sent again with the same key, after pauses that grow", async () => {
  line().opens();
  socket.choose(0, "write this", "a");
  const key = String(line().sent[0]?.["key"]);
  const keys = () => line().sent.filter(({ type }) => type === "choose").map((each) => each["key"]);
  const waits: number[] = [];
  for (let n = 0; n < 7; n++) {
    const before = keys().length;
    line().tells(trouble("not-stored", { key }));
    let waited = 0;
    while (keys().length === before) {
      await vi.advanceTimersByTimeAsync(100);
      waited += 100;
      if (waited % 5000 === 0) line().tells({ type: "pong" });
    }
    waits.push(waited);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(keys()).toEqual(Array(8).fill(key));
  expect([heard.trying.length, heard.troubles]).toEqual([7, []]);
  line().tells({ type: "done", key, seq: 1 });
  await vi.advanceTimersByTimeAsync(5000);
  expect([socket.busy, keys().length]).toEqual([false, 8]);
});

test("a look or a line of chat that was not heard is told to the person, and not sent again", async () => {
  line().opens();
  socket.say("hello");
  line().tells(trouble("too-fast", { wait: 1 }));
  socket.say("hello?");
  line().tells(trouble("not-stored"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard.troubles).toEqual([["too-fast", undefined], ["not-stored", undefined]]);
  expect(line().sent).toHaveLength(2);
});

test("another seat that came too fast is asked for again: a shared device is not stuck", async () => {
  line().opens();
  line().tells(position(1, [1], 0, [0, 1]));
  socket.lookFrom(1);
  line().tells(trouble("too-fast"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(line().sent).toEqual([{ type: "look", seat: 1 }, { type: "look", seat: 1 }]);
});

test("what was said before one came comes in one message, in any order with new lines, and no line twice", () => {
  line().opens();
  line().tells(said(3));
  line().tells({ type: "history", lines: [0, 1, 2, 3].map(said) });
  line().tells(said(4));
  line().tells({ type: "history", lines: [3, 4, 5].map(said) });
  expect(heard.histories).toEqual([["line 0", "line 1", "line 2"], ["line 5"]]);
  expect(heard.chat).toEqual(["line 3", "line 4"]);
});

test("who is here is heard without a position, and what is not known is not heard at all", () => {
  line().opens();
  line().tells({ type: "presence", watching: 2, present: [0, 2] });
  line().tells({ type: "weather", rain: true } as unknown as Outgoing);
  expect(heard.present).toEqual([[0, 2]]);
});

test("a server that takes one in and throws one out at once is asked less and less often", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  for (let passed = 0; passed < 20_000; passed += 50) {
    if (line().readyState === WebSocket.CONNECTING) {
      line().opens();
      line().tells(position(1, []));
      line().close();
    }
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(lines.length).toBeLessThan(9);
});

test("whoever looks at the page again is in a hurry, but no more than once a second", async () => {
  line().close();
  await vi.advanceTimersByTimeAsync(1);
  for (let n = 0; n < 40; n++) {
    dispatchEvent(new Event("online"));
    if (line().readyState === WebSocket.CONNECTING) line().close();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(lines.length).toBeLessThan(6);
});

test("whoever comes online a moment after looking at the page does not wait for long either", async () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  for (let n = 0; n < 6; n++) await dropped();
  line().close();
  await vi.advanceTimersByTimeAsync(1);
  dispatchEvent(new Event("online"));
  const before = lines.length;
  line().close();
  await vi.advanceTimersByTimeAsync(100);
  dispatchEvent(new Event("online"));
  expect(lines).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toHaveLength(before + 1);
});

test("steps and lines that are known already do not come twice", () => {
  line().opens();
  line().tells(position(2, [1, 2]));
  line().tells(position(3, [1, 2, 3]));
  expect(seqs()).toEqual([[1, 2], [3]]);
  for (const n of [0, 1, 0, 1, 2]) line().tells({ type: "chat", n, name: "Ola", text: `line ${n}`, at: 0 });
  expect(heard.chat).toEqual(["line 0", "line 1", "line 2"]);
});

test("after a break one looks from the same seat again, and no other seat's cards are shown meanwhile", async () => {
  line().opens();
  socket.lookFrom(1);
  line().tells(position(1, [1], 1, [0, 1]));
  await dropped();
  line().opens();
  expect(line().sent).toEqual([{ type: "look", seat: 1 }]);
  line().tells(position(3, [2, 3], 0, [0, 1]));
  expect(heard.positions).toHaveLength(1);
  line().tells(position(3, [], 1, [0, 1]));
  expect(heard.positions.at(-1)?.seat).toBe(1);
  expect(seqs()).toEqual([[1], [2, 3]]);
});

test("waiting grows from try to try, up to a limit, and starts anew after a connection that lasted", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const waits: number[] = [];
  for (let n = 0; n < 8; n++) {
    const before = lines.length;
    line().close();
    let waited = 0;
    while (lines.length === before) {
      await vi.advanceTimersByTimeAsync(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([300, 600, 1200, 2400, 4800, 9600, 19_200, 22_500]);
  line().opens();
  await vi.advanceTimersByTimeAsync(10_000);
  line().close();
  await vi.advanceTimersByTimeAsync(300);
  expect(lines).toHaveLength(10);
});

test("a table that does not exist is given up", async () => {
  there = false;
  await dropped();
  expect(heard.states).toEqual(["connecting", "away", "gone"]);
  expect(lines).toHaveLength(1);
});

test("a line that has gone silent is replaced", async () => {
  line().opens();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(line().sent).toEqual([{ type: "ping" }]);
  line().tells({ type: "pong" });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.length).toBeGreaterThan(1);
});

test("a closed socket stays closed", async () => {
  line().opens();
  socket.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toHaveLength(1);
  expect(heard.states.at(-1)).toBe("closed");
});

// -- patches --------------------------------------------------------------------------------------------------------

/** A patch that leads from one position to another, without sparing anything. */
const between = (last: Position, next: Position): Patch => {
  const [onto, gives] = [last, next].map((each) => checksum(JSON.stringify(each)));
  return { type: "patch", onto: Number(onto), gives: Number(gives), pieces: [JSON.stringify(next)] };
};

test("after the first position patches tell the next ones", () => {
  line().opens();
  const [first, second, third] = [position(4, []), position(5, [5]), position(6, [6])];
  line().tells(first);
  line().tells(between(first, second));
  line().tells(between(second, third));
  expect(seqs()).toEqual([[], [5], [6]]);
  expect(line().sent).toEqual([]);
});

test("if a patch does not fit, the whole position is asked for once, with all that happened since", () => {
  line().opens();
  const [first, second, third] = [position(4, []), position(5, [5]), position(6, [6])];
  line().tells(first);
  line().tells({ ...between(first, second), gives: 1 });
  line().tells(between(second, third)); // was on its way already
  expect(line().sent).toEqual([{ type: "whole", since: 4 }]);
  expect(seqs()).toEqual([[]]);
  line().tells(position(6, [5, 6]));
  line().tells(between(position(6, [5, 6]), position(7, [7])));
  expect(seqs()).toEqual([[], [5, 6], [7]]);
});

test("what was asked too fast is asked again, and a new connection needs not ask", async () => {
  line().opens();
  line().tells(position(4, []));
  line().tells(between(position(3, []), position(5, [5])));
  line().tells(trouble("too-fast", { wait: 2 }));
  await vi.advanceTimersByTimeAsync(2500);
  expect(line().sent).toEqual([
    { type: "whole", since: 4 },
    { type: "whole", since: 4 },
  ]);
  await dropped();
  line().opens();
  expect(line().sent).toEqual([]);
  line().tells(position(5, [5]));
  expect(seqs()).toEqual([[], [5]]);
});
