/**
 * Puts the content editor at /_edit/ on the development server, and nowhere else: a production build has neither the
 * route nor its server (docs/decisions/0013-editor.md).
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type * as Api from "./server/api.ts";

const apiPath = "/_edit/api/";
const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The server module, reloaded like pages when it or the content model changes. */
async function loadApi(server: ViteDevServer): Promise<typeof Api> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("the development server runs no modules");
  return ssr.runner.import<typeof Api>(pathTo("server/api.ts"));
}

const local = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** The maximum bytes of a request: a picture in base64 with its name. */
const largest = 12_000_000;

/**
 * Admits only the editor's own page, on this machine. The server writes files, so pages of other sites in the same
 * browser must not reach it under any host name.
 *
 * @returns why a request is refused, in a sentence; undefined if it is allowed
 */
export function refusalReason({
  method,
  headers,
}: Pick<IncomingMessage, "method" | "headers">): string | undefined {
  const { host = "", origin } = headers;
  if (!local.test(host)) return "The editor answers on localhost only.";
  if (origin !== `http://${host}` && origin !== `https://${host}`)
    return "The editor answers its own page only.";
  // Forms of other pages cannot send this type without a preflight request, which is refused.
  if (method !== "POST" || headers["content-type"] !== "application/json")
    return "The editor takes JSON only.";
  // Without a length, a request could grow without limit.
  if (!(Number(headers["content-length"]) <= largest))
    return `That is too large; at most ${largest / 1_000_000} MB.`;
  return undefined;
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

async function serve(server: ViteDevServer, request: IncomingMessage, response: ServerResponse) {
  const refused = refusalReason(request);
  if (refused !== undefined) {
    reply(response, 403, { refused });
    return;
  }
  const name = request.url?.slice(apiPath.length) ?? "";
  const { answer } = await loadApi(server);
  const { status, body } = await answer(pathTo("../"), name, await json(request));
  reply(response, status, body);
}

export const editor = (): AstroIntegration => ({
  name: "editor",
  hooks: {
    "astro:config:setup": ({ command, injectRoute, injectScript, updateConfig }) => {
      if (command !== "dev") return;
      injectRoute({ pattern: "/_edit", entrypoint: pathTo("edit.astro") });
      // Otherwise found only when the editor is opened; bundling them then would reload it.
      const include = ["@rjsf/core", "@rjsf/utils", "@github/markdown-toolbar-element"];
      // A test helper of @rjsf/core imports this package, which is not installed.
      const alias = { "@rjsf/validator-ajv8": pathTo("client/validator.ts") };
      updateConfig({ vite: { optimizeDeps: { include }, resolve: { alias } } });
      injectScript("page", `import ${JSON.stringify(pathTo("client/on-page.ts"))};`);
    },
    "astro:server:setup": ({ server, logger }) => {
      server.middlewares.use((request, response, next) => {
        const { url = "" } = request;
        // No other site may frame the editor.
        if (url.startsWith("/_edit/")) response.setHeader("x-frame-options", "SAMEORIGIN");
        if (!url.startsWith(apiPath)) {
          next();
          return;
        }
        serve(server, request, response).catch((error: unknown) => {
          logger.error(String(error instanceof Error ? error.stack : error));
          const refused = "The editor itself failed; the terminal says why.";
          reply(response, 500, { refused });
        });
      });
    },
  },
});
