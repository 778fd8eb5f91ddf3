/** The demo film's script works on the current site. Nothing is recorded. */
import { expect, it } from "vitest";
import { perform } from "#scripts/build/perform.ts";
import { readStoryboard, view } from "#scripts/build/storyboard.ts";
import { useBrowser } from "#tests/support/browse.ts";
import { full } from "#tests/support/matrix.ts";

const visit = useBrowser();

it.runIf(full)("plays to its end without errors", async () => {
  const { page, faults } = await visit("/search/", {
    viewport: view,
    reducedMotion: "reduce",
  });
  for (const { id, moves } of readStoryboard().parts.flatMap(({ scenes }) => scenes)) {
    for (const move of moves) {
      await perform(page, move, false).catch((error: unknown) => {
        throw new Error(`the scene "${id}" cannot be played`, { cause: error });
      });
    }
  }
  expect(faults).toEqual([]);
});
