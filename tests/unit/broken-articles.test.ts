/**
 * What is wrong with an article is said in one sentence that its writer understands, with the line, and takes no
 * other article down. The files of tests/fixtures/broken-articles/ have one fault each.
 */
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Read, readArticle, readShelf, shelve } from "#content/articles/library.ts";
import { articleFolder, filled, fixture } from "#tests/support/article-folder.ts";
import { workOf } from "#tests/support/work.ts";

const options = { drafts: false, authors: ["june"] };
const folder = articleFolder();
const pathOf = (name: string) => `content/blog/${name}`;
const list = (kind: "good" | "broken") =>
  readdirSync(new URL(`../fixtures/${kind}-articles/`, import.meta.url)).filter((name) =>
    name.endsWith(".md"),
  );
const read = (name: string, bytes: Uint8Array) =>
  readArticle(pathOf(name), bytes, options, folder.root);

const good = new Map<string, Read>(
  list("good").map((name) => [pathOf(name), read(name, fixture("good", name))]),
);
const written = parse(
  filled(
    readFileSync(new URL("../fixtures/broken-articles/expected.yaml", import.meta.url), "utf8"),
  ),
) as Readonly<Record<string, string>>;

afterAll(() => {
  folder.remove("");
});

/** All that is said when an article stands among good ones: the file, without its folder, and the sentence. */
function said(name: string, bytes: Uint8Array): string[] {
  const { faults } = shelve(new Map([...good, [pathOf(name), read(name, bytes)]]), options);
  return [...faults.values()].flat().map((line) => line.replace("content/blog/", ""));
}

it("finds nothing wrong with the good ones", () => {
  const { records, faults } = shelve(good, options);
  expect([...faults]).toEqual([]);
  expect(records.map(({ entry }) => entry.id)).toEqual([
    "a-quiet-exit",
    "ask-before-you-charge",
    "skip-beside-cancel",
    "what-we-plan-next",
  ]);
});

it("has a sentence for each file, and a file for each sentence", () => {
  expect(list("broken").map((name) => name.slice(0, -3))).toEqual(Object.keys(written).sort());
});

it.each(list("broken"))("%s is told of once, on its line", (name) => {
  expect(said(name, fixture("broken", name))).toEqual([
    `${name}:${written[name.slice(0, -3)] ?? ""}`,
  ]);
});

it("every sentence says what to do instead, and ends", () => {
  for (const sentence of Object.values(written)) expect(sentence).toMatch(/^\d+: .+[;,] .+[.?]$/);
});

describe("what no editor of text would write", () => {
  const text = fixture("good", "a-quiet-exit.md").toString().replace("A quiet exit", "Café");
  const encoding = "save it as UTF-8 (in the editor’s save dialog: encoding).";
  const hidden =
    "holds a control character, which nobody can see; delete the line and type it again.";
  it.each<[string, Uint8Array, string]>([
    [
      "UTF-16",
      Buffer.from(`\ufeff${text}`, "utf16le"),
      `1: the file is written in UTF-16; ${encoding}`,
    ],
    [
      "UTF-16 without its mark",
      Buffer.from(text, "utf16le"),
      `1: the file is written in UTF-16; ${encoding}`,
    ],
    ["Latin-1", Buffer.from(text, "latin1"), `2: the file is not written in UTF-8; ${encoding}`],
    ["no text at all", fixtureOfPicture(), `1: the file is not written in UTF-8; ${encoding}`],
    [
      "a control character",
      Buffer.from(text.replace("leaves", "lea\u0007ves")),
      `8: the file ${hidden}`,
    ],
    ["a NUL", Buffer.from(text.replace("Ask", "\0Ask")), `10: the file ${hidden}`],
    [
      "quotes within quotes",
      Buffer.from(text.replace("leaves", `${"*".repeat(60_000)}leaves${"*".repeat(60_000)}`)),
      "1: the text holds quotes, lists or brackets within one another, too many to be read; take some out.",
    ],
  ])("%s", (_, bytes, sentence) => {
    expect(said("strange.md", bytes)).toEqual([`strange.md:${sentence}`]);
  });

  it("5 MB, in no time", () => {
    const bytes = Buffer.from(text + "Two bags fit side by side. ".repeat(185_000));
    const work = workOf(() => {
      expect(said("long.md", bytes)).toEqual([
        "long.md:1: the file has 5.0 MB; an article has at most 200 KB. Put pictures beside it as files, and split a longer text.",
      ]);
    });
    // A tenth of it is needed; read word by word, it would take a minute.
    expect(work).toBeLessThan(2000);
  });
});

/** The bytes of a picture. */
function fixtureOfPicture(): Uint8Array {
  return readFileSync(`${folder.root}/content/blog/images/two-buttons.png`);
}

describe("all of them in one folder", () => {
  beforeAll(() => {
    for (const kind of ["good", "broken"] as const)
      for (const name of list(kind)) folder.put(pathOf(name), fixture(kind, name));
  });

  it.each([true, false])("leave the good ones on the shelf (drafts shown: %s)", async (drafts) => {
    const { records, faults } = readShelf(folder.root, { ...options, drafts });
    // Where drafts are shown, what leads to one is right.
    const right = drafts ? ["link-to-draft.md", "related-to-draft.md"] : [];
    const shown = list("good").filter((name) => drafts || name !== "half-written.md");
    expect(records.map(({ entry }) => entry.file).sort()).toEqual(
      [...shown, ...right].map(pathOf).sort(),
    );
    const wrong = list("broken").filter((name) => !right.includes(name));
    expect([...faults.keys()].sort()).toEqual(wrong.map(pathOf).sort());
    for (const [file, sentences] of faults) {
      const name = file.slice("content/blog/".length);
      expect(sentences).toEqual([`${file}:${written[name.slice(0, -3)] ?? ""}`]);
    }
  });
});
