import { expect, it } from "vitest";
import { fileSize } from "./file-size.ts";

it.each([
  [0, "0 bytes"],
  [412, "412 bytes"],
  [1000, "1 KB"],
  [84_230_000, "84.2 MB"],
  [1_500_000_000, "1.5 GB"],
  [2_000_000_000_000, "2,000 GB"],
])("%d bytes are %s", (bytes, shown) => {
  expect(fileSize(bytes)).toBe(shown);
});
