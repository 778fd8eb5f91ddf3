/**
 * `npm run new live waitlist` makes a live part with its test, `npm run new page solutions/for-agencies` a page with its section,
 * content, schema and row in the page map, `npm run new article "Title"` the draft of an article. The result passes
 * `npm run check`. The build stops until every text that begins with “Say here” is replaced.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { format, resolveConfig } from "prettier";
import { main, Refusal, printProgress } from "./lib/cli.ts";
import { root } from "./lib/paths.ts";
import { type Files, newArticle, newLive, newPage } from "./lib/scaffold.ts";

interface Thing {
  readonly files: (root: string, name: string) => Files | Promise<Files>;
  readonly example: string;
  /** What to do next. @param file the first new file */
  readonly next: (file: string) => string;
}

const things: Readonly<Record<string, Thing>> = {
  live: {
    files: newLive,
    example: "npm run new live waitlist",
    next: (file) =>
      `In a page of src/pages, import { ${basename(file, ".tsx")} } from "${file.replace("src/", "#")}" and { Band } from "#sections/shared/Band.tsx"; then write <Band><${basename(file, ".tsx")} client:intent /></Band> and run npm run format.`,
  },
  page: {
    files: newPage,
    example: "npm run new page solutions/for-agencies",
    next: () =>
      "Replace the words in its file under content/pages: the build stops until every text that begins with “Say here” is replaced. Then link to it, for example in content/navigation.yaml or content/footer.yaml.",
  },
  article: {
    files: newArticle,
    example: 'npm run new article "What is dunning?"',
    next: (file) =>
      `Start npm run dev, open /blog/${basename(file, ".md")}/ there and replace what begins with “Say here”. To publish it, remove the line draft: true and run npm run check.`,
  },
};

await main(async () => {
  const [what = "", ...name] = process.argv.slice(2);
  const thing = things[what];
  if (thing === undefined || name.length === 0) {
    const examples = Object.values(things).map(({ example }) => example);
    throw new Refusal(`Say what to make and its name: ${examples.join(", or ")}`);
  }
  const files = await thing.files(root, name.join(" "));
  for (const [file, text] of files) {
    const filepath = join(root, file);
    mkdirSync(dirname(filepath), { recursive: true });
    const options = { ...(await resolveConfig(filepath)), filepath };
    writeFileSync(filepath, await format(text, options));
  }
  const written = [...files.keys()];
  process.stdout.write(`${written.join("\n")}\n`);
  printProgress(thing.next(written[0] ?? ""));
});
