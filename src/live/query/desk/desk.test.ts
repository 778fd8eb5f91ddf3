import { describe, expect, it } from "vitest";
import {
  type Desk,
  deskReducer,
  freshDesk,
  mostRuns,
  mostTabs,
  nextName,
  openTab,
} from "./desk.ts";
import { readDesk } from "./read-desk.ts";

const fresh = freshDesk("Query 1", "select 1");
const add = (desk: Desk, sql: string) =>
  deskReducer(desk, { do: "add", name: nextName(desk, "Query"), sql });

describe("tabs", () => {
  it("opens a new one, with a name of its own", () => {
    const two = add(fresh, "select 2");
    expect(two.tabs.map(({ name }) => name)).toEqual(["Query 1", "Query 2"]);
    expect(openTab(two).sql).toBe("select 2");
    expect(fresh.tabs).toHaveLength(1);
  });

  it("opens the neighbour of one that closes, and gives a free name again", () => {
    const three = add(add(fresh, "select 2"), "select 3");
    const closed = deskReducer(three, { do: "close", id: 2 });
    expect(openTab(closed).sql).toBe("select 3");
    const last = deskReducer(closed, { do: "close", id: 3 });
    expect(openTab(last).sql).toBe("select 1");
    expect(nextName(last, "Query")).toBe("Query 2");
  });

  it("puts an empty one in the place of the last", () => {
    expect(openTab(deskReducer(fresh, { do: "close", id: 1 }))).toMatchObject({
      id: 2,
      name: "Query 1",
      sql: "",
    });
  });

  it("opens the last one closed again, with its number, by which its answer is found", () => {
    const closed = deskReducer(add(add(fresh, "select 2"), ""), { do: "close", id: 2 });
    const reopened = deskReducer(deskReducer(closed, { do: "close", id: 3 }), { do: "reopen" });
    expect(openTab(reopened)).toMatchObject({ id: 2, sql: "select 2" });
    expect(reopened.closed).toEqual([]);
  });

  it("writes into the one that is named, and into no other", () => {
    const two = deskReducer(add(fresh, ""), { do: "write", id: 1, sql: "x" });
    expect(two.tabs.map(({ sql }) => sql)).toEqual(["x", ""]);
    expect(deskReducer(two, { do: "write", id: 1, sql: "x" })).toBe(two);
  });

  it("never has more than there is room for", () => {
    let desk = fresh;
    for (let i = 0; i < mostTabs + 5; i += 1) desk = add(desk, `select ${i}`);
    expect(desk.tabs).toHaveLength(mostTabs);
    expect(openTab(desk).sql).toBe(`select ${mostTabs - 2}`);
  });
});

describe("saved queries and runs", () => {
  it("replaces what has the same name", () => {
    let desk = deskReducer(fresh, { do: "save", name: "Mine" });
    desk = deskReducer(desk, { do: "write", id: 1, sql: "select 9" });
    desk = deskReducer(desk, { do: "save", name: "Mine" });
    expect(desk.saved).toEqual([{ name: "Mine", sql: "select 9" }]);
    expect(openTab(desk).name).toBe("Mine");
    expect(deskReducer(desk, { do: "forget", name: "Mine" }).saved).toEqual([]);
  });

  it("keeps the newest runs", () => {
    let desk = fresh;
    for (let at = 0; at < mostRuns + 3; at += 1)
      desk = deskReducer(desk, { do: "ran", run: { sql: "", at, rows: 1, milliseconds: 2 } });
    expect(desk.runs).toHaveLength(mostRuns);
    expect(desk.runs[0]?.at).toBe(mostRuns + 2);
  });

  it("clears everything", () => {
    const full = deskReducer(deskReducer(fresh, { do: "save", name: "a" }), {
      do: "clear",
      name: "Query 1",
      sql: "select 1",
    });
    expect(full).toMatchObject({
      tabs: [{ id: 2, sql: "select 1" }],
      closed: [],
      saved: [],
      runs: [],
    });
  });
});

describe("readDesk", () => {
  it("brings a desk back from storage", () => {
    const desk = deskReducer(add(fresh, "select 2"), {
      do: "ran",
      run: { sql: "select 2", at: 5, rows: null, milliseconds: 1 },
    });
    expect(readDesk(JSON.parse(JSON.stringify(desk)))).toEqual(desk);
  });

  it.each([null, 3, {}, { tabs: [] }, { tabs: [{ id: "1", name: "a", sql: "b" }] }])(
    "takes %j for none",
    (found) => {
      expect(readDesk(found)).toBeNull();
    },
  );

  it("drops entries that are none, and opens a tab that is there", () => {
    expect(
      readDesk({
        tabs: [
          { id: 4, name: "a", sql: "b" },
          { id: 4, name: "c", sql: "d" },
        ],
        open: 7,
        saved: [{ name: 1 }],
        runs: [{ sql: "", at: -1, rows: 0, milliseconds: 0 }, null],
      }),
    ).toEqual({
      tabs: [{ id: 4, key: "4", name: "c", sql: "d" }],
      open: 4,
      closed: [],
      saved: [],
      runs: [],
    });
  });
});
