import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Outgoing, Position, Step } from "../generated/protocol";
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
const heard = { positions: [] as Position[], chat: [] as string[], states: [] as Connection[], troubles: [] as unknown[] };
const listener: Listener = {
  position: (position) => heard.positions.push(position),
  past: () => undefined,
  chat: (line) => heard.chat.push(line.text),
  trouble: (trouble, asked) => heard.troubles.push([trouble.code, asked?.type]),
  settled: () => undefined,
  connection: (state) => heard.states.push(state),
};

const line = () => lines.at(-1) as Line;
const step = (seq: number): Step => ({ seq, kind: "choice", seat: 0, events: [], at: 0, undone: [] });
const position = (seq: number, steps: number[], seat = 0, mine = [0]) =>
  ({ type: "position", seq, seat, mine, steps: steps.map(step) }) as unknown as Position;
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
  expect(lines.map((each) => each.url)).toEqual(["ws://here/socket?since=0", "ws://here/socket?since=4"]);
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
  line().tells({ type: "trouble", code: "moved-on", message: "", key, clause: "", facts: {} });
  expect(heard.troubles).toEqual([["moved-on", "choose"]]);
  await dropped();
  line().opens();
  expect(line().sent).toEqual([]);
});

test("a choice that came too fast for the server is sent again, once there was a pause", async () => {
  line().opens();
  socket.choose(0, "hurry", "drag");
  line().tells({ type: "trouble", code: "too-fast", message: "", key: "", clause: "", facts: {} });
  await vi.advanceTimersByTimeAsync(2000);
  expect(line().sent).toMatchObject([{ text: "hurry" }, { text: "hurry" }]);
  expect(line().sent[0]?.["key"]).toBe(line().sent[1]?.["key"]);
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

test("waiting grows from try to try, up to a limit, and starts anew after a success", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const waits: number[] = [];
  for (let n = 0; n < 7; n++) {
    const before = lines.length;
    line().close();
    let waited = 0;
    while (lines.length === before) {
      await vi.advanceTimersByTimeAsync(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000]);
  line().opens();
  line().close();
  await vi.advanceTimersByTimeAsync(400);
  expect(lines).toHaveLength(9);
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
