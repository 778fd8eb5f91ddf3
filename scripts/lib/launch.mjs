/**
 * Finds the script of a command and runs it on the project's own Node.
 */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { install, ownNode, whyInstall } from "./dependencies.mjs";
import { foreground } from "./foreground.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Commands for production, which need no development packages. */
const productionCommands = ["start", "build"];

/** Commands that read settings of the site. Only these also read `.env`, so that tests never depend on one. */
const settingCommands = ["start", "build", "dev", "launch-check"];

/**
 * @param {string} script the script's name without extension
 * @param {string} folder the project's
 * @returns {string[]} flags for Node; a variable that is set already wins over the file's
 */
export function nodeFlags(script, folder) {
  const file = join(folder, ".env");
  // Checked here, since Node's own flag for an optional file reports each time that it is missing.
  return settingCommands.includes(script) && existsSync(file) ? [`--env-file=${file}`] : [];
}

/**
 * The script of every command, and of every part of one: `npm run bench -- load` runs scripts/bench/load.ts.
 *
 * @type {Readonly<Record<string, string>>}
 */
const scripts = {
  start: "start",
  dev: "dev",
  build: "build",
  "build film": "film",
  "build fonts": "fonts",
  check: "check",
  test: "test",
  "test:full": "test --full",
  "test visual": "visual",
  "test hosts": "conformance",
  "test leads": "leads-faults",
  bench: "bench",
  "bench demos": "bench/demos",
  "bench load": "bench/load",
  "bench scale": "bench/scale",
  "bench ezql": "bench/ezql",
  "launch-check": "launch-check",
  new: "new",
};

/**
 * @param {readonly string[]} given the command and its arguments
 * @returns {{ script: string, args: string[] } | { refusal: string }} the script's name without extension and its
 *   arguments, or one sentence
 */
export function resolveCommand([command = "", part = "", ...rest]) {
  const withPart = `${command} ${part}`;
  const isPart = Object.hasOwn(scripts, withPart);
  const name = isPart ? withPart : command;
  if (!Object.hasOwn(scripts, name)) {
    const wrong = command === "" ? "No command was given" : `"${command}" is not a command`;
    const known = Object.keys(scripts).filter((each) => !each.includes(" "));
    return { refusal: `${wrong}; there are ${known.join(", ")}.` };
  }
  const [script = "", ...flags] = (scripts[name] ?? "").split(" ");
  const others = isPart || part === "" ? rest : [part, ...rest];
  return { script, args: [...flags, ...others] };
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
  const resolved = resolveCommand(given);
  if ("refusal" in resolved) {
    refuse(resolved.refusal);
    return;
  }
  const needsDev = !productionCommands.includes(resolved.script);
  const reason = whyInstall(root, needsDev);
  if (reason !== undefined) {
    process.stderr.write(`Installing the dependencies (a minute or two), since ${reason} …\n`);
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
      ...resolved.args,
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
