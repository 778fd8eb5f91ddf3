import sharp from "sharp";
import { expect, it } from "vitest";
import { compare } from "./visual.ts";

const draw = (left: number, height = 80, fill = "#12312a") =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="${String(height)}"><rect width="120" height="${String(height)}" fill="#fdfaf3"/><rect x="${String(left)}" y="20" width="60" height="30" fill="${fill}"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

it("finds no difference between two pictures of the same", async () => {
  expect(await compare(await draw(20), await draw(20))).toBeUndefined();
});

it.each([
  ["a box that moved by one pixel", draw(21)],
  ["another color", draw(20, 80, "#1f4a3f")],
  ["a higher page", draw(20, 90)],
])("sees %s", async (_, changed) => {
  const found = await compare(await draw(20), await changed);
  expect(found?.count).toBeGreaterThan(0);
  expect((await sharp(found?.difference).metadata()).width).toBe(120);
});
