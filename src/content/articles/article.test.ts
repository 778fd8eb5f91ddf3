import { expect, it } from "vitest";

import { goodArticle } from "#tests/support/article-folder.ts";
import { parseArticle } from "./article.ts";

const file = "content/blog/a-quiet-exit.md";
const good = goodArticle("a-quiet-exit");
const parse = (text: string) => parseArticle(file, Buffer.from(text));
const withField = (field: string) => good.replace("---\n", `---\n${field}\n`);

it("reads the parts of an article that lists and its page need", () => {
  const { record, blocks, lines } = parse(good);
  expect(record).toEqual({
    entry: {
      id: "a-quiet-exit",
      href: "/blog/a-quiet-exit/",
      file,
      title: "A quiet exit",
      search_title: "A quiet exit",
      description:
        "Notes of a coffee club on leaving without a fight: what we tried, what it cost and what stayed.",
      date: "Mar 7, 2023",
      published: "2023-03-07",
      checked: { shown: "Mar 7, 2023", iso: "2023-03-07" },
      imageUrl: null,
      main_image_url: null,
      cover: null,
      topics: ["retention"],
      related: [],
      stub: false,
      sample: false,
      draft: false,
      words: 30,
      minutes: 1,
    },
    author: null,
    links: [],
    places: { href: 2, title: 2, search_title: 2, description: 3, author: 2 },
  });
  expect(blocks.map(({ type }) => type)).toEqual(["paragraph", "list"]);
  expect(lines).toEqual([8, 10]);
});

it("knows where its links to other articles are", () => {
  const text = withField("related:\n  - one\n  - two").replace("peace", "[peace](/blog/three/)");
  expect(parse(text).record.links).toEqual([
    { id: "one", line: 3, field: "related #1" },
    { id: "two", line: 4, field: "related #2" },
    { id: "three", line: 11, field: null },
  ]);
});
