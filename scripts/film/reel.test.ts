import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { Reel } from "./reel.ts";

const folder = mkdtempSync(join(tmpdir(), "reel-"));
afterAll(() => rmSync(folder, { recursive: true }));

const plain = (value: number) => ({ width: 1, height: 1, data: Buffer.alloc(3, value) });

it("keeps each picture once, for as long as it stands, and names the last one again", async () => {
  const reel = await Reel.begin(join(folder, "pictures"));
  await reel.add(plain(1), 25);
  await reel.add(plain(1), 5);
  await reel.add(plain(2), 0);
  await reel.add(plain(3), 1);
  await reel.add(plain(1), 2);
  expect(reel.length).toBe(33);
  const list = await reel.end();
  expect(readFileSync(list, "utf8")).toBe(`ffconcat version 1.0
file '00000.png'
duration 1.200000
file '00001.png'
duration 0.040000
file '00002.png'
duration 0.080000
file '00002.png'
`);
  expect(existsSync(join(reel.folder, "00002.png"))).toBe(true);
  expect(reel.lastFile).toBe(join(reel.folder, "00002.png"));
});

it("begins with nothing of the reel before", async () => {
  const reel = await Reel.begin(join(folder, "pictures"));
  expect(existsSync(join(reel.folder, "00000.png"))).toBe(false);
});
