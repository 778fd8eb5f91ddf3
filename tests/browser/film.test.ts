/** The demo film's script still fits the site: every move of it can be made. Nothing is recorded. */
import { expect, it } from "vitest";
import { closedEye } from "#scripts/film/camera.ts";
import { scale, view } from "#scripts/film/measures.ts";
import { perform } from "#scripts/film/perform.ts";
import { readStoryboard } from "#scripts/film/storyboard.ts";
import { useBrowser } from "#tests/support/browse.ts";

const visit = useBrowser();
const { parts } = readStoryboard();

it("plays from the first sentence to the last, without a fault", { timeout: 300_000 }, async () => {
  await using visited = await visit("/search/", {
    viewport: view,
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
  });
  const { page, faults } = visited;
  for (const { id, moves } of parts.flatMap(({ scenes }) => scenes)) {
    for (const move of moves) {
      await perform(page, closedEye, move).catch((error: unknown) => {
        throw new Error(`the scene "${id}" cannot be played`, { cause: error });
      });
    }
  }
  expect(faults).toEqual([]);
});
