/** Whether the articles that announcements lead to are there. An article is known by its file alone, without its text being read. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nearest } from "#lib/text/nearest.ts";
import { deadEnds } from "#content/articles/library.ts";
import type { ArticleLink } from "#content/articles/links.ts";
import { articleFolder } from "#content/articles/picture-file.ts";
import { readSource } from "#content/articles/source.ts";
import { type Fault, faultOf } from "#content/explain.ts";
import { readYaml } from "#content/yaml.ts";

interface Found {
  /** What its page is called. */
  readonly id: string;
  readonly draft: boolean;
  readonly stub: boolean;
}

/** What a file's fields say of it; one that cannot be read is told of by itself, and passes here. */
function foundIn(root: string, slug: string): Found {
  const source = readSource(readFileSync(join(root, articleFolder, `${slug}.md`)));
  if ("fault" in source) return { id: slug, draft: false, stub: false };
  const { value } = readYaml(source.frontMatter);
  const { draft, href } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const [, id = slug] = /^\/blog\/([^/]+)\/$/.exec(String(href)) ?? [];
  return { id, draft: draft === true, stub: source.body.trim() === "" };
}

/**
 * @param links of one announcement
 * @param root the project's folder
 * @returns a fault for each that leads to no article that visitors can read
 */
export function articleLinkFaults(links: readonly ArticleLink[], root: string): Fault[] {
  if (links.length === 0) return [];
  const slugs = globSync(`${articleFolder}/*.md`, { cwd: root }).map((file) =>
    file.replace(/^.*[/\\]/, "").replace(/\.md$/, ""),
  );
  const articles = slugs.map((slug) => foundIn(root, slug));
  return links.flatMap(({ id, line }) => {
    const found = articles.find((each) => each.id === id);
    if (found && !found.draft && !found.stub) return [];
    const close =
      articles[slugs.indexOf(id)]?.id ??
      nearest(
        id,
        articles.map((each) => each.id),
      );
    const state = found?.draft ? deadEnds.draft : deadEnds.stub;
    const why = found ? state : deadEnds.missing(close, true);
    return [faultOf(line, "the text", `leads to the article “${id}”, ${why}`)];
  });
}
