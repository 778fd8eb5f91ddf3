import { expect, it } from "vitest";
import { movesSchema, readStoryboard } from "./storyboard.ts";

it("has moves for every sentence, and adds up to the film's length", () => {
  const { parts, seconds } = readStoryboard();
  const scenes = parts.flatMap((part) => part.scenes);
  expect(scenes.every((scene) => scene.moves.length > 0 && scene.seconds > 0)).toBe(true);
  expect(scenes.reduce((sum, scene) => sum + scene.seconds, 0)).toBe(seconds);
});

it("opens a page after the title of every chapter, by path or by a link in the one before", () => {
  const { parts } = readStoryboard();
  for (const [i, { scenes }] of parts.slice(0, -1).entries()) {
    const opened = scenes[0]?.moves[0]?.open;
    const followed = parts[i - 1]?.scenes.at(-1)?.moves.at(-1)?.follow;
    expect([opened, followed?.link].filter((way) => way !== undefined)).toHaveLength(1);
  }
});

it("rejects a move that does two things, or nothing", () => {
  const faultOf = (move: object) =>
    movesSchema.safeParse({ poster: "a", beats: { a: [move] } }).error?.issues[0]?.message;
  expect(faultOf({ click: "a", press: "Enter" })).toContain("exactly one thing");
  expect(faultOf({})).toContain("exactly one thing");
  expect(faultOf({ klick: "a" })).toContain('did you mean "click"');
});
