import { expect, it } from "vitest";
import { frames, rate } from "./measures.ts";
import { framesOf, moves } from "./moves.ts";
import { readStoryboard } from "./storyboard.ts";

it("fits its words and moves together, frame by frame, to the film's whole length", () => {
  const { parts, seconds } = readStoryboard();
  const scenes = parts.flatMap((part) => part.scenes);
  expect(scenes[0]?.from).toBe(0);
  scenes.slice(1).forEach(({ from }, i) => expect(from).toBe(scenes[i]?.to));
  expect(scenes.at(-1)?.to).toBe(seconds * rate);
});

it("comes to a page behind the sheet of every chapter, by its path or by a link in the one before", () => {
  const { parts } = readStoryboard();
  for (const [i, { scenes }] of parts.slice(0, -1).entries()) {
    const opened = scenes[0]?.moves[0]?.open;
    const followed = parts[i - 1]?.scenes.at(-1)?.moves.at(-1)?.follow;
    expect([opened, followed?.link].filter((way) => way !== undefined)).toHaveLength(1);
  }
});

it("refuses a move that does two things, or nothing", () => {
  const say = (move: object) =>
    moves.safeParse({ poster: "a", beats: { a: [move] } }).error?.issues[0]?.message;
  expect(say({ click: "a", press: "Enter" })).toContain("not exactly one thing");
  expect(say({})).toContain("not exactly one thing");
  expect(say({ klick: "a" })).toContain('did you mean "click"');
});

it("knows what each move takes", () => {
  expect(framesOf({ type: "four" })).toBe(4 * frames.character);
  expect(framesOf({ click: "a" })).toBe(frames.glide + frames.press);
  expect(framesOf({ hold: 2 })).toBe(2 * rate);
  expect(framesOf({ wait: "a" })).toBe(0);
});
