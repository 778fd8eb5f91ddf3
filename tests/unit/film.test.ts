/** The committed demo film: the file itself, and whether it matches the current words. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";
import { lengthInWords, picture } from "#film/measures.ts";
import {
  type FilmRecord,
  filmFile,
  readStoryboard,
  recordFile,
  shownOf,
} from "#scripts/build/storyboard.ts";
import { site } from "#site";
import { root } from "#tests/support/dist.ts";

const film = readFileSync(filmFile);
const record = JSON.parse(readFileSync(recordFile, "utf8")) as FilmRecord;
const storyboard = readStoryboard();

it("has the length that the specification fixes", () => {
  const spec = readFileSync(join(root, "docs/specification.md"), "utf8");
  const [, length] = /\| Demo video\s+\| (\S+ \S+)/.exec(spec) ?? [];
  expect(lengthInWords(storyboard.seconds)).toBe(length);
  // The movie header: its name, version, two dates, ticks per second, and ticks in all.
  const header = film.indexOf("mvhd");
  const seconds = film.readUInt32BE(header + 20) / film.readUInt32BE(header + 16);
  expect(seconds).toBeCloseTo(storyboard.seconds, 2);
});

it("is small, plays while loading, and has no sound", () => {
  expect(film.length).toBeLessThanOrEqual(12e6);
  expect([film.includes("vide"), film.includes("soun")]).toEqual([true, false]);
  // A track header ends with width and height, in 16.16 fixed point.
  const header = film.indexOf("tkhd");
  const [width, height] = [80, 84].map((offset) => film.readUInt32BE(header + offset) / 65_536);
  expect({ width, height }).toEqual(picture);
  expect(film.indexOf("moov")).toBeLessThan(film.indexOf("mdat"));
});

it("was recorded with the current name, times and chapters; npm run build -- film records it again", () => {
  expect({ ...shownOf(storyboard), product: record.product }).toEqual({
    product: site.product,
    seconds: record.seconds,
    times: record.times,
    sheets: record.sheets,
  });
});
