import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { drawn } from "./drawn.ts";
import { fingerprint, planes } from "./fingerprint.ts";
import { decode, encode } from "./reference-file.ts";

const path = "/blog/a-post/";
const print = fingerprint(
  drawn([70, 40], [255, 255, 255], [{ x: 4, y: 5, width: 50, height: 20, color: [200, 0, 90] }]),
);
const shots = [
  { look: { theme: "light", width: 390 }, print },
  { look: { theme: "dark", width: 768 }, print },
] as const;

it("gives back each picture's values, rounded by less than counts", async () => {
  const back = decode(await encode({ path, shots }));
  expect(back.path).toBe(path);
  expect(back.shots.map(({ look }) => look)).toEqual(shots.map(({ look }) => look));
  for (const shot of back.shots) {
    expect(shot.print).toMatchObject({ width: 70, height: 40 });
    for (const plane of planes) {
      const most = plane === "blue" || plane === "red" ? 1 : 0.5;
      shot.print[plane].forEach((value, i) => {
        expect(Math.abs(value - (print[plane][i] ?? NaN))).toBeLessThanOrEqual(most);
      });
    }
  }
});

it("is the same file for the same pictures, so that git keeps it once", async () => {
  expect(await encode({ path, shots })).toEqual(await encode({ path, shots }));
});

it.each([
  [{ version: 2, path, shots: [] }, "", "it has version 2, not 1"],
  [{ version: 1, path, shots: [] }, "more", "cut short or has too much"],
  [{ version: 1, path, shots: [{ look: {}, width: 16, height: 16 }] }, "", "cut short"],
])("refuses a file of %j and %j", (header, rest, sentence) => {
  const file = brotliCompressSync(Buffer.from(`${JSON.stringify(header)}\n${rest}`));
  expect(() => decode(file)).toThrow(sentence);
});
