import { expect, it } from "vitest";
import { picture } from "./measures.ts";
import { blend, lay, pngOf, type Raster, rasterOf, stack } from "./raster.ts";

const plain = (width: number, height: number, value: number): Raster => ({
  width,
  height,
  data: Buffer.alloc(width * height * 3, value),
});

it("lays a sprite with its tip on a pixel, mixed by its opacity, cut at the edges", () => {
  const sprite = {
    width: 2,
    height: 1,
    data: Buffer.from([200, 200, 200, 255, 200, 200, 200, 51]),
    tip: { x: 0, y: 0 },
  };
  const under = plain(3, 2, 100);
  const row = (at: { x: number; y: number }) =>
    [...lay(under, sprite, at).data].filter((_, i) => i % 3 === 0);
  expect(row({ x: 1, y: 0 })).toEqual([100, 200, 120, 100, 100, 100]);
  expect(row({ x: 2, y: 1 })).toEqual([100, 100, 100, 100, 100, 200]);
  expect(row({ x: -1, y: 0 })).toEqual([120, 100, 100, 100, 100, 100]);
  expect(row({ x: 9, y: 9 })).toEqual([100, 100, 100, 100, 100, 100]);
  expect([...under.data].every((value) => value === 100)).toBe(true);
});

it("mixes two pictures, from the one to the other", () => {
  const [a, b] = [plain(1, 1, 10), plain(1, 1, 210)];
  expect(blend(a, b, 0).data[0]).toBe(10);
  expect(blend(a, b, 0.5).data[0]).toBe(110);
  expect(blend(a, b, 1).data[0]).toBe(210);
});

it("refuses parts that do not make a whole picture", () => {
  const { width, height } = picture;
  expect(stack(plain(width, height - 1, 1), plain(width, 1, 2)).data.at(-1)).toBe(2);
  expect(() => stack(plain(width, height, 1), plain(width, 1, 2))).toThrow("do not fill it");
});

it("keeps every pixel in a file", async () => {
  const raster = { width: 2, height: 1, data: Buffer.from([1, 2, 3, 250, 251, 252]) };
  expect((await rasterOf(await pngOf(raster))).data).toEqual(raster.data);
});
