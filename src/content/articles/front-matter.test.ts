import { describe, expect, it } from "vitest";
import { motifNames, motifs } from "./cover.ts";
import { readCover } from "./front-matter.ts";

describe("readCover", () => {
  it.each(motifNames)("%s: takes its smallest and largest number, and none beyond", (name) => {
    const { counts } = motifs[name];
    if (counts === null) {
      expect(readCover(name)).toEqual({ name, count: 0 });
      expect(readCover(`${name} 2`)).toHaveProperty("fault");
      return;
    }
    const [least, most] = counts;
    expect(readCover(`${name} ${String(least)}`)).toEqual({ name, count: least });
    expect(readCover(` ${name}  ${String(most)} `)).toEqual({ name, count: most });
    for (const wrong of [name, `${name} ${String(least - 1)}`, `${name} ${String(most + 1)}`]) {
      expect(readCover(wrong)).toHaveProperty("fault");
    }
  });

  it("says what to write instead", () => {
    expect(readCover("orbits 5")).toEqual({ fault: 'is "orbits 5"; did you mean "orbit"?' });
    expect(readCover("constructor")).toHaveProperty("fault");
    expect(readCover("path 5 stones")).toEqual({
      fault: 'is "path 5 stones"; write "path" and a number from 3 to 12, such as "path 3"',
    });
  });
});
