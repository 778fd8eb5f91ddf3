/**
 * `npm run new live waitlist` makes a live part with its test, `npm run new page pricing` a page with its section,
 * content, schema and row in the page map, `npm run new article "Title"` the draft of an article. The result passes
 * `npm run check` and `npm test` as is; its placeholder words say what to write instead.
 */
import { basename, join } from "node:path";
import { format, resolveConfig } from "prettier";
import { nearest } from "#lib/text/nearest.ts";
import { articleFiles } from "#content/articles/library.ts";
import { main, Refusal, say } from "./lib/cli.ts";
import { root } from "./lib/paths.ts";
import {
  carryOut,
  type Plan,
  planArticle,
  planLive,
  planPage,
  type Project,
  projectAt,
} from "./lib/scaffold.ts";

interface Thing {
  readonly plan: (name: string | undefined, project: Project) => Plan;
  readonly example: string;
  /** Whether its name may be several words. */
  readonly spaces: boolean;
  /** What to do next. @param file the first new file */
  readonly next: (file: string) => string;
}

const things: Readonly<Record<string, Thing>> = {
  live: {
    plan: planLive,
    example: "npm run new live waitlist",
    spaces: false,
    next: (file) =>
      `Import ${basename(file, ".tsx")} in a page of src/pages and write <${basename(file, ".tsx")} client:intent /> there.`,
  },
  page: {
    plan: planPage,
    example: "npm run new page pricing",
    spaces: false,
    next: () =>
      "Replace the words in its file under content/pages. Links to it in content/navigation.yaml and content/footer.yaml appear by themselves.",
  },
  article: {
    plan: (title, project) => planArticle(title, { ...project, articles: articleFiles(root) }),
    example: 'npm run new article "What is dunning?"',
    spaces: true,
    next: (file) =>
      `Start npm run dev, open /blog/${basename(file, ".md")}/ there and replace what begins with “Say here”. To publish it, take out the line draft: true.`,
  },
};
const examples = Object.values(things).map(({ example }) => example);

/** @throws Refusal with one sentence when the arguments are invalid */
function read([what, name, ...more]: readonly string[]): {
  thing: Thing;
  name: string | undefined;
} {
  if (what === undefined) throw new Refusal(`Say what to make: ${examples.join(", or ")}`);
  const thing = things[what];
  if (thing === undefined) {
    const close = nearest(what, Object.keys(things));
    const hint = close === undefined ? examples.join(", or ") : `did you mean "${close}"?`;
    throw new Refusal(`"${what}" is nothing that can be made; ${hint}`);
  }
  const typed = [name, ...more].join(" ");
  if (more.length > 0 && !thing.spaces) {
    throw new Refusal(
      `"${typed}" holds a space; make one ${what} at a time, such as: ${thing.example}`,
    );
  }
  return { thing, name: thing.spaces ? typed : name };
}

const formatted = async (path: string, text: string): Promise<string> => {
  const filepath = join(root, path);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
};

await main(async () => {
  const { thing, name } = read(process.argv.slice(2));
  const written = await carryOut(thing.plan(name, projectAt(root)), root, formatted);
  process.stdout.write(`${written.join("\n")}\n`);
  say(thing.next(written[0] ?? ""));
});
