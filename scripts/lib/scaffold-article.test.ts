import { describe, expect, it } from "vitest";
import { planArticle } from "./scaffold.ts";

const library = (files: Readonly<Record<string, string>> = {}) => ({
  exists: (path: string) => path in files,
  read: (path: string) => files[path] ?? "",
  articles: Object.keys(files),
});

describe("planArticle", () => {
  it("writes one file and changes none", () => {
    const { added, changed } = planArticle("What is dunning?", library(), "Mar 7, 2023");
    expect([...added.keys()]).toEqual(["content/blog/what-is-dunning.md"]);
    expect(changed.size).toBe(0);
    expect(added.get("content/blog/what-is-dunning.md")).toContain('date: "Mar 7, 2023"');
  });

  it("rejects a title whose file exists", () => {
    const file = "content/blog/what-is-dunning.md";
    expect(() => planArticle("What is dunning", library({ [file]: "" }))).toThrow(
      `${file} exists already; choose another name, or edit that file.`,
    );
  });

  it("rejects a title whose address is taken", () => {
    const file = "content/blog/dunning.md";
    const text = '---\ntitle: "Dunning"\nhref: "/blog/what-is-dunning/"\n---\n';
    expect(() => planArticle("What is dunning?", library({ [file]: text }))).toThrow(
      `${file} has the address /blog/what-is-dunning/ already; choose another title.`,
    );
  });

  it.each([
    ["Topics", "“topics” is taken by a page of the blog; choose another"],
    ["Dunning 🌱", "holds “🌱”, which the site’s fonts lack; write it with other characters"],
    ["What {prodcut} does", "holds {prodcut}, which stands for nothing"],
  ])("rejects %s with the content check's message", (title, sentence) => {
    expect(() => planArticle(title, library())).toThrow(sentence);
  });
});
