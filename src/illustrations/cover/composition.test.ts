import { describe, expect, it } from "vitest";
import { composition, frame } from "./composition.ts";
import { apart, flaws } from "./rules.ts";

const subjects = Array.from({ length: 150 }, (_, i) => `subject-${String(i)}`);
const within = frame(600, 400);

describe("composition", () => {
  it("is the same for the same subject and different for any other", () => {
    expect(composition("what-is-dtc", within)).toEqual(composition("what-is-dtc", within));
    const all = subjects.map((subject) => JSON.stringify(composition(subject, within)));
    expect(new Set(all).size).toBe(subjects.length);
  });

  it.each([
    ["three to two", within],
    ["square", frame(490, 490)],
    ["wide", frame(800, 300)],
    [
      "in a corner of a large frame",
      { width: 1200, height: 630, room: { left: 60, top: -260, width: 540, height: 520 } },
    ],
  ])("keeps every rule, %s", (_, given) => {
    const broken = subjects.flatMap((subject) =>
      flaws(composition(subject, given), given).map((flaw) => `${subject}: ${flaw}`),
    );
    expect(broken).toEqual([]);
  });
});

describe("flaws", () => {
  const good = composition("what-is-dtc", within);
  const [lead] = good.stones;
  if (lead === undefined) throw new Error("there is no leading stone");
  const central = { ...lead, cx: 0, cy: 0 };

  it("notices a stone in the middle, one that is cut, and two that touch", () => {
    expect(flaws({ ...good, disc: undefined, stones: [central] }, within)).toEqual([
      "the weight is in the middle",
    ]);
    expect(flaws({ ...good, stones: [{ ...lead, cx: 290 }] }, within)).toContain("a stone is cut");
    expect(flaws({ ...good, stones: [lead, lead] }, within)).toContain("two stones touch");
  });

  it("requires room for a line between two stones", () => {
    const beside = { ...lead, cx: lead.cx + 2 * lead.reach.rx + good.gap };
    expect(apart(lead, beside, good.gap)).toBe(false);
    expect(apart(lead, { ...beside, cx: beside.cx + 2 * good.gap }, good.gap)).toBe(true);
  });
});
