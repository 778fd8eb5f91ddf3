/**
 * Finds the script of a command and runs it on the project's own Node.
 */
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { install, ownNode, whyInstall } from "./dependencies.mjs";
import { foreground } from "./foreground.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What runs in production and needs no development package. */
const productionCommands = ["start", "build"];

/** What reads settings of the site: these alone take them from `.env` too, so that tests never depend on one. */
const settingCommands = ["start", "build", "dev", "launch-check"];

/**
 * @param {string} script the script's name without ending
 * @param {string} folder the project's
 * @returns {string[]} flags for Node; a variable that is set already wins over the file's
 */
export function nodeFlags(script, folder) {
  const file = join(folder, ".env");
  // Asked here: Node's own flag for a file that may be missing says each time that it is.
  return settingCommands.includes(script) && existsSync(file) ? [`--env-file=${file}`] : [];
}

/**
 * @param {readonly string[]} files names in scripts/
 * @returns {string[]} the commands they make
 */
export function commandsOf(files) {
  return files
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => name.slice(0, -".ts".length))
    .sort();
}

/** Parts of a command that are scripts of their own: `npm run bench -- load` runs scripts/bench-load.ts. */
/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const parts = {
  bench: { demos: "bench-demos", load: "bench-load", scale: "bench-scale", ezql: "eval-ezql" },
  build: { film: "film", fonts: "fonts" },
  check: { articles: "report-articles" },
  test: { visual: "visual", hosts: "conformance", leads: "leads-faults" },
};

/**
 * @param {readonly string[]} args the command and its arguments
 * @returns {string[]} the script and its arguments
 */
export function withPart([command = "", part = "", ...rest]) {
  const own = Object.hasOwn(parts, command) ? parts[command] : undefined;
  if (own !== undefined && Object.hasOwn(own, part)) return [own[part] ?? "", ...rest];
  return [command, part, ...rest].filter((each) => each !== "");
}

/**
 * @param {string | undefined} command such as "build" or "test:full"
 * @param {readonly string[]} known the commands there are
 * @returns {{ script: string, flags: string[] } | { refusal: string }} the script's name without ending and
 *   the flags that the command stands for, or one sentence
 */
export function resolveCommand(command, known) {
  const [script = "", ...variants] = (command ?? "").split(":");
  if (known.includes(script)) return { script, flags: variants.map((variant) => `--${variant}`) };
  const wrong = command === undefined ? "No command was given" : `"${command}" is not a command`;
  return { refusal: `${wrong}; there are ${known.join(", ")}.` };
}

/** @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

/**
 * @param {readonly string[]} given the command and its arguments
 * @returns {Promise<void>} resolves when the command has ended
 */
export async function launch(given) {
  const [command, ...args] = withPart(given);
  const resolved = resolveCommand(command, commandsOf(readdirSync(join(root, "scripts"))));
  if ("refusal" in resolved) {
    refuse(resolved.refusal);
    return;
  }
  const needsDev = !productionCommands.includes(resolved.script);
  if (whyInstall(root, needsDev) !== undefined) {
    process.stderr.write("Installing the dependencies (a minute or two the first time) …\n");
    const failure = install(root);
    if (failure !== undefined) {
      refuse(failure);
      return;
    }
    if (!existsSync(ownNode(root))) {
      refuse(
        "npm ci left out Node itself, because install scripts are off; run: npm ci --ignore-scripts=false",
      );
      return;
    }
  }
  await foreground(
    ownNode(root),
    [
      ...nodeFlags(resolved.script, root),
      join(root, "scripts", `${resolved.script}.ts`),
      ...resolved.flags,
      ...args,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        PATH: [join(root, "node_modules", ".bin"), process.env["PATH"]].join(delimiter),
        ASTRO_TELEMETRY_DISABLED: "1",
      },
    },
  );
}
