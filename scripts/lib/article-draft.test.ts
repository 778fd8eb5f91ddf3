import { afterEach, describe, expect, it, vi } from "vitest";
import { site } from "#site";
import { parseArticle } from "#content/articles/article.ts";
import { topics } from "#content/articles/topics.ts";
import { articleDraft } from "./article-draft.ts";

const day = "Mar 7, 2023";
const long =
  "How a store with two warehouses and four currencies keeps one honest list of its subscribers, week by week";
const read = (title: string) => {
  const { file, text } = articleDraft(title, day);
  return parseArticle(file, new TextEncoder().encode(text));
};

afterEach(() => vi.unstubAllEnvs());

describe("articleDraft", () => {
  it.each(["What is dunning?", long, `${site.product}’s data`])("%s: has no faults", (title) => {
    const { entry } = read(title).record;
    expect(entry).toMatchObject({ draft: true, date: day, topics: [topics[0]], related: [] });
    expect(entry.title).toBe(title.replace("'", "’"));
    expect(entry.description.length).toBeGreaterThanOrEqual(50);
    expect(entry.search_title.length).toBeLessThanOrEqual(60);
  });

  it("cannot be published before it is written", () => {
    vi.stubEnv("BUILD_NAME", "a-build");
    expect(() => read("What is dunning?")).toThrow(
      /:\d+: field "description" still holds the placeholder “Say here…”; write the text itself\.\n[^]*the text still holds/,
    );
    const { file, text } = articleDraft("What is dunning?", day);
    const described = text.replace(/^description: .*$/m, `description: "${"It says. ".repeat(8)}"`);
    expect(() => parseArticle(file, new TextEncoder().encode(described))).toThrow(
      "the text still holds the placeholder “Say here…”; write the text itself.",
    );
  });

  it.each([
    ["", "“” cannot be an address"],
    [
      site.product,
      "cannot be an address; write a title with letters from a to z besides the product’s name.",
    ],
  ])("refuses the title “%s”", (title, sentence) => {
    expect(() => articleDraft(title, day)).toThrow(sentence);
  });
});
