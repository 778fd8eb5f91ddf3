/**
 * Gives the layout the page script (src/script/) as one small text, `virtual:page-script`, to be inlined in
 * the head: it must run before the first paint (theme) and before the first click (nothing is lost). And the
 * scripts that are fetched when they are wanted as files next to the other assets; pages that name one get its
 * address from `virtual:script-addresses`. And to pages with a form the lines that stand behind it,
 * `virtual:form-script`.
 */
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build, type Plugin } from "vite";
import { site } from "../../site.config.ts";
import { apiBase, widgetAddress } from "#chat/provider.ts";
import type { Site } from "../lib/site/define.ts";
import { shipped } from "./licences.ts";
import { liveWords, virtualModule } from "./virtual-modules.ts";

const id = "virtual:page-script";
const formsId = "virtual:form-script";
const addressesId = "virtual:script-addresses";
const folder = fileURLToPath(new URL("../script/", import.meta.url));
/** What the search script is made of next to src/script/. */
const lib = fileURLToPath(new URL("../lib/", import.meta.url));

/** Scripts that are fetched when they are wanted, by name. */
const fetched = {
  /** At the visitor's first move. */
  later: "later/index.ts",
  /** After the load, when the browser has nothing else to do. */
  after: "after/index.ts",
  /** When the search is opened. */
  search: "search/index.ts",
  /** By the page of an unknown article. */
  lookup: "search/lookup.ts",
  /** By the page of an unknown address. */
  nearest: "search/nearest-pages.ts",
  /** By the page of the visitor's privacy choices. */
  privacy: "privacy/index.ts",
  /** When the plan calculator is touched. */
  plans: "plans/index.ts",
  /** When one of the free tools is touched. */
  tools: "tools/index.ts",
  /** At the first move in a form that makes a lead. */
  forms: "forms/index.ts",
  /** Where a lead waits to be sent again; only with a receiver. */
  leads: "leads/index.ts",
  /** By the page of the chat; only with a chat. */
  chat: "chat/index.ts",
  /** By the page that stands in for one that was not seen. */
  offline: "offline/index.ts",
} as const;
export type FetchedScript = keyof typeof fetched;

/** What of the site's configuration the scripts are built with. */
export type Configured = Pick<Site, "leads" | "chat" | "offline" | "vitals">;

const namesOf = ({ leads, chat }: Configured): FetchedScript[] =>
  (Object.keys(fetched) as FetchedScript[]).filter(
    (name) =>
      !(name === "leads" && leads.adapter === "log") && !(name === "chat" && chat === undefined),
  );
const names = namesOf(site);

/** What tells the builds apart in what browsers measure: the hash of all that the build was made from (scripts/build.ts). */
const buildName = process.env["BUILD_NAME"] ?? "unnamed";

/**
 * Names in the scripts, and what stands for them: what is not configured is a value by which its code falls away.
 *
 * @param configured the site's configuration
 */
export function constantsOf({ leads, chat, offline, vitals }: Configured): Record<string, string> {
  const widget = chat && {
    address: widgetAddress(chat.appId),
    settings: {
      app_id: chat.appId,
      api_base: apiBase[chat.region],
      // The window holds nothing else, and its own button opens it.
      hide_default_launcher: true,
    },
  };
  return {
    leadsEndpoint: JSON.stringify(leads.adapter === "log" ? "" : leads.url),
    hasChat: JSON.stringify(chat !== undefined),
    chatWidget: JSON.stringify(widget ?? null),
    keepsPages: JSON.stringify(offline),
    vitalsTo: JSON.stringify(
      vitals === undefined ? null : { to: vitals.to, percent: vitals.percent, build: buildName },
    ),
  };
}

type Format = "iife" | "es";

/**
 * Bundles one entry of src/script/.
 *
 * @param define names in the code, and the expressions that stand for them
 * @throws what Vite throws when it does not compile
 */
export async function bundle(
  entry: string,
  format: Format,
  define: Readonly<Record<string, string>>,
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { ...define },
    plugins: [virtualModule(liveWords), shipped()],
    build: {
      write: false,
      minify: true,
      target: "es2022",
      modulePreload: false,
      lib: { entry: `${folder}${entry}`, formats: [format], name: "page", fileName: "page" },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !("output" in first))
    throw new Error(`src/script/${entry} did not compile`);
  return first.output[0].code.trim();
}

interface Script {
  /** Changes with the code. */
  readonly address: string;
  readonly code: string;
}

/** Bundles a script that is fetched when it is wanted. */
export async function bundleScript(
  name: FetchedScript,
  configured: Configured = site,
): Promise<Script> {
  const code = await bundle(fetched[name], "es", {
    ...constantsOf(configured),
    ...(name === "later" ? { leadsScript: await leadsAddress(configured) } : {}),
  });
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { address: `/_astro/${name}.${hash}.js`, code };
}

/** The address by which the later script fetches what sends leads again, as an expression. */
async function leadsAddress(configured: Configured): Promise<string> {
  if (configured.leads.adapter === "log") return '""';
  return JSON.stringify((await bundleScript("leads", configured)).address);
}

/** @returns the page script as one classic script */
export async function bundlePageScript(configured: Configured = site): Promise<string> {
  const [later, search, after] = await Promise.all([
    bundleScript("later", configured),
    bundleScript("search", configured),
    bundleScript("after", configured),
  ]);
  const code = await bundle("index.ts", "iife", {
    laterScript: JSON.stringify(later.address),
    searchScript: JSON.stringify(search.address),
    afterScript: JSON.stringify(after.address),
  });
  // A closing tag inside a text would end the inline script early.
  if (code.includes("</script"))
    throw new Error("the page script must not hold a closing script tag");
  return code;
}

/** @returns what pages with a form run inline, behind it, as one classic script */
export async function bundleFormScript(): Promise<string> {
  const { address } = await bundleScript("forms");
  return bundle("forms/inline.ts", "iife", { formsScript: JSON.stringify(address) });
}

async function addresses(): Promise<Partial<Record<FetchedScript, string>>> {
  const all = await Promise.all(
    names.map(async (name) => [name, (await bundleScript(name)).address] as const),
  );
  return Object.fromEntries(all);
}

/** The virtual modules. */
export function pageScriptModule(): Plugin {
  return {
    name: "page-script",
    resolveId: (source) =>
      [id, formsId, addressesId].includes(source) ? `\0${source}` : undefined,
    async load(source) {
      if (source === `\0${id}`) return `export default ${JSON.stringify(await bundlePageScript())}`;
      if (source === `\0${formsId}`)
        return `export default ${JSON.stringify(await bundleFormScript())}`;
      if (source !== `\0${addressesId}`) return undefined;
      return `export default ${JSON.stringify(await addresses())}`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder) && !file.startsWith(lib)) return;
      for (const name of [id, formsId, addressesId]) {
        const module = server.moduleGraph.getModuleById(`\0${name}`);
        if (module) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: "full-reload" });
    },
  };
}

export function pageScript(): AstroIntegration {
  return {
    name: "page-script",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        // Islands that hand on a lead get the same constants.
        updateConfig({ vite: { plugins: [pageScriptModule()], define: constantsOf(site) } });
      },
      "astro:server:setup": ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const name = names.find((each) => request.url?.startsWith(`/_astro/${each}.`));
          if (name === undefined || request.url?.endsWith(".json")) {
            next();
            return;
          }
          response.setHeader("Content-Type", "text/javascript");
          bundleScript(name).then(({ code }) => response.end(code), next);
        });
      },
      "astro:build:done": async ({ dir }) => {
        for (const name of names) {
          const { address, code } = await bundleScript(name);
          await writeFile(new URL(`.${address}`, dir), code);
        }
      },
    },
  };
}
