/**
 * The files of new live parts, pages and articles (`npm run new`). Everything is decided before anything is written, so
 * a refusal leaves the project unchanged. Existing files are never replaced; only lists get new lines.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArticle } from "#content/articles/article.ts";
import { today } from "#lib/text/date.ts";
import { articleDraft } from "./article-draft.ts";
import { Refusal, asCliError } from "./cli.ts";

/** Whole texts by path from the project's folder, in the order in which they are reported; not formatted yet. */
export type Files = ReadonlyMap<string, string>;

/** The lists of content. */
export const kindLists = {
  page: "src/content/page-schemas.ts",
  "live part": "src/content/data-schemas.ts",
  name: "src/content/collections.ts",
} as const;
export const mapFile = "docs/page-map.md";
export const contentGuide = "docs/content.md";

/** @throws Refusal when one of the paths already exists */
function refuseExisting(root: string, paths: readonly string[]): void {
  const found = paths.find((path) => existsSync(join(root, path)));
  if (found !== undefined)
    throw new Refusal(`${found} exists already; choose another name, or edit that file.`);
}

const segment = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Path, kind of content, component and folder: "a/b-c", "bC", "BC", "b-c". */
type Names = ReturnType<typeof namesOf>;

function namesOf(path: string) {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const folder = basename(path);
  const component = folder.split("-").map(capital).join("");
  return {
    path,
    kind: component.charAt(0).toLowerCase() + component.slice(1),
    component,
    folder,
  };
}

const liveSource = ({ kind, component }: Names): string => `import { useState } from "react";
import words from "virtual:words/${kind}";
import { interpolate } from "#lib/text/interpolate.ts";
import { livePart } from "#live/LivePart.tsx";
import { Button } from "#ui/Button.tsx";

/**
 * Say here what a visitor can do with it. In a page it is <${component} client:intent />: the build renders its first
 * state, and it hydrates at the first hover, focus or touch in its section.
 */
function ${component}Part() {
  const [count, setCount] = useState(0);
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">{interpolate(words.pressed, { count })}</p>
      <Button onClick={() => setCount(count + 1)}>{words.press}</Button>
    </div>
  );
}

export const ${component} = livePart(${component}Part);
`;

const liveTest = ({ kind, component }: Names): string => `// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import words from "virtual:words/${kind}";
import { expect, it } from "vitest";
import { ${component} } from "./${component}.tsx";

it("is whole before any script runs", () => {
  expect(renderToString(<${component} />)).toContain(words.press);
});

it("answers a press", () => {
  render(<${component} />);
  fireEvent.click(screen.getByRole("button", { name: words.press }));
  expect(screen.getByRole("status").textContent).toContain("1");
});
`;

const liveSchema = ({
  path,
  kind,
}: Names): string => `/** The schema of content/${path}.yaml: the words of this live part. */
import { object, text } from "#content/fields.ts";

export const ${kind} = object({
  press: text(24, "the button"),
  pressed: text(60, "how often it was pressed: [count]"),
});
`;

const liveContent = `press: Press
pressed: "Presses: [count]"
`;

/** Adds a line above the comment "// New <what>." of a list of content. */
function withLine(root: string, what: keyof typeof kindLists, line: string): [string, string] {
  const file = kindLists[what];
  const text = readFileSync(join(root, file), "utf8");
  const anchor = new RegExp(`^( *)// New ${what}\\.`, "m");
  if (!anchor.test(text))
    throw new Refusal(`${file} must hold one comment "// New ${what}."; put it back at its end.`);
  return [file, text.replace(anchor, `$1${line}\n$&`)];
}

const kebab = (kind: string) => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * @returns the lists of content with one more kind
 * @throws Refusal when they have the kind already
 */
function withKind(
  root: string,
  what: "page" | "live part",
  { path, kind, folder }: Names,
): [string, string][] {
  const lists = [kindLists.page, kindLists["live part"]].map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  if (new RegExp(`[{,\\s]${kind}(?:,| \\})`).test(lists.join("\n")))
    throw new Refusal(`src/content/ has the kind "${kind}" already; choose another name.`);
  const [name, layer] = what === "page" ? [`${kind}Page as ${kind}`, "sections"] : [kind, "live"];
  const line = `export { ${name} } from "#${layer}/${folder}/schema.ts";`;
  const listed = withLine(root, what, line);
  if (kebab(kind) === path) return [listed];
  return [listed, withLine(root, "name", `${kind}: "${path}",`)];
}

/** @returns a document with a row after the last one that begins so */
function withRow(root: string, file: string, beginning: string, row: string): string {
  const rows = readFileSync(join(root, file), "utf8").split("\n");
  const last = rows.findLastIndex((line) => line.startsWith(beginning));
  return rows.toSpliced(last + 1, 0, row).join("\n");
}

/**
 * @param name the live part's: "waitlist"
 * @returns the component, server-rendered and hydrated on first use, its test, its words with a schema, and the lists
 *   that name them
 * @throws Refusal with one sentence
 */
export function newLive(root: string, name: string): Files {
  if (!segment.test(name))
    throw new Refusal(
      `"${name}" is not a valid name for a live part; use lower-case letters, digits and hyphens, and begin with a letter, such as: npm run new live waitlist`,
    );
  refuseExisting(root, [`src/live/${name}`, `content/${name}.yaml`]);
  const part = namesOf(name);
  return new Map([
    [`src/live/${name}/${part.component}.tsx`, liveSource(part)],
    [`src/live/${name}/${part.component}.test.tsx`, liveTest(part)],
    [`src/live/${name}/schema.ts`, liveSchema(part)],
    [`content/${name}.yaml`, liveContent],
    ...withKind(root, "live part", part),
    [
      contentGuide,
      withRow(
        root,
        contentGuide,
        "| `content/",
        `| \`content/${name}.yaml\` | words of the live part ${name} |`,
      ),
    ],
  ]);
}

interface Page extends Names {
  /** "Solutions for startups"; leaves room for the product's name in the browser's tab. */
  readonly title: string;
}

const pageSource = ({ path, folder, title, kind }: Page): string => `---
/** ${title}. Words: content/pages/${path}.yaml. */
import Site from "#layouts/Site.astro";
import { words } from "#content/read.ts";
import { Hero } from "#sections/${folder}/Hero.tsx";

const page = await words("${kind}");
---

<Site {...page.meta}>
  <Hero hero={page.hero} />
</Site>
`;

const pageContent = ({ title }: Page): string => `meta:
  title: "${title} | {product}"
  description: "Say here in one or two sentences what a visitor finds on the page ${title}; search results show them."
hero:
  title: "${title}"
  lead: "Say here in one or two sentences what this page is for and what a visitor can do on it."
`;

const schemaSource = ({
  path,
  kind,
}: Names): string => `/** What content/pages/${path}.yaml must hold. */
import { page, section } from "#content/shared.ts";

export const ${kind}Page = page({ hero: section({}) });
`;

const sectionSource = ({
  kind,
}: Names): string => `import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";

/** The headline, and what the page is for. */
export function Hero({ hero }: { hero: Content<"${kind}">["hero"] }) {
  return (
    <section>
      <Page className="grid gap-x-10 gap-y-6 pt-10 pb-16 lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-24">
        <h1 className="text-display tracking-display lg:col-span-7">{hero.title}</h1>
        <p className="max-w-form text-lead lg:col-span-5">{hero.lead}</p>
      </Page>
    </section>
  );
}
`;

const sectionTest = `// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Hero } from "./Hero.tsx";

it("shows the headline and what the page is for", () => {
  render(<Hero hero={{ title: "The headline", lead: "What it is for." }} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The headline");
  expect(screen.getByText("What it is for.").tagName).toBe("P");
});
`;

/**
 * @param typed the page's path, with or without slashes at its ends: "pricing", "/solutions/for-startups/"
 * @returns the route, its section with a test, its content with a schema, and the lists that name them
 * @throws Refusal with one sentence
 */
export function newPage(root: string, typed: string): Files {
  const path = typed.replace(/^\/|\/$/g, "");
  if (!path.split("/").every((part) => segment.test(part) && part !== "index"))
    throw new Refusal(
      `"${typed}" is not a valid path for a page; use lower-case letters, digits and hyphens, and begin each part with a letter, such as pricing or solutions/for-startups.`,
    );
  const title = path.replaceAll(/[/-]/g, " ").slice(0, 33).trim();
  const page = { ...namesOf(path), title: title.charAt(0).toUpperCase() + title.slice(1) };
  const folder = `src/sections/${page.folder}`;
  const section = `${folder}/Hero`;
  const files = new Map([
    [`src/pages/${path}.astro`, pageSource(page)],
    [`content/pages/${path}.yaml`, pageContent(page)],
    [`${folder}/schema.ts`, schemaSource(page)],
    [`${section}.tsx`, sectionSource(page)],
    [`${section}.test.tsx`, sectionTest],
  ]);
  refuseExisting(root, [...files.keys(), `src/pages/${path}/index.astro`]);
  const lists = withKind(root, "page", page);
  const row = `| /${path}/ | \`src/pages/${path}.astro\` | \`${section}.tsx\` | \`content/pages/${path}.yaml\` |`;
  return new Map([...files, ...lists, [mapFile, withRow(root, mapFile, "| /", row)]]);
}

/**
 * @param title as typed
 * @param date of the article, in the format of articles
 * @returns the draft
 * @throws Refusal with one sentence, or one for each fault of the title
 */
export async function newArticle(root: string, title: string, date = today()): Promise<Files> {
  const { file, text } = articleDraft(title, date);
  refuseExisting(root, [file]);
  await asCliError(() => parseArticle(file, new TextEncoder().encode(text)));
  return new Map([[file, text]]);
}
