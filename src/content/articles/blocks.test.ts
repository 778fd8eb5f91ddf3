import { expect, it } from "vitest";
import { blocksOf } from "./body.fixture.ts";
import { countWords, readingMinutes, textsOf, wordsIn } from "./blocks.ts";

it("counts words with a letter or a digit", () => {
  expect(wordsIn("A 2.5% rise – of “café” sales / month, isn’t it?")).toHaveLength(9);
  expect(wordsIn(" … – ")).toEqual([]);
});

it.each([
  ["One **two** [three](/a/).", ["One two three."]],
  ["## One two", ["One two"]],
  ["- **One:** two\n  - three", ["One: two", "three"]],
  ["| a | b |\n| - | - |\n| 1 | 2 |", ["a", "b", "1", "2"]],
  ["> One\n>\n> two", ["One", "two"]],
  [":::note[One]\ntwo\n:::", ["One", "two"]],
  ["```\nselect 1\n```", ["select 1"]],
  ["![One](images/two.png)", []],
  [
    "```database_tools\n- name: One\n  website: https://a.example/\n  img: seed\n  key_features:\n    - { key: two, description: three }\n  des2: four\n```",
    ["One", "two", "three", "four"],
  ],
])("collects the texts of %j", (source, texts) => {
  expect(blocksOf(source).flatMap(textsOf)).toEqual(texts);
});

it("converts words to minutes, at least one", () => {
  expect(countWords(blocksOf("## One two\n\nThree, four.\n\n- five"))).toBe(5);
  expect([0, 220, 329, 331, 2200].map(readingMinutes)).toEqual([1, 1, 1, 2, 10]);
});
