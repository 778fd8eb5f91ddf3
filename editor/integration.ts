/**
 * Puts the content editor at /_edit/ on the development server, and nowhere else: a production build has neither the
 * route nor its server (docs/decisions/0013-editor.md).
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type * as Api from "./server/api.ts";
import { apiPath, editorPath, largest, whyRefused } from "./server/guard.ts";

const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const root = pathTo("../");

/** The server module, reloaded like pages when it or the content model changes. */
async function loadApi(server: ViteDevServer): Promise<typeof Api> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("the development server runs no modules");
  return ssr.runner.import<typeof Api>(pathTo("server/api.ts"));
}

/** The JSON of a request; undefined if invalid or too large. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8")) as unknown;
  } catch {
    return undefined;
  }
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(JSON.stringify(body));
}

async function serve(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refused = whyRefused(request);
  if (refused !== undefined) {
    reply(response, 403, { refused });
    return;
  }
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const method = request.method ?? "";
  const ask = method === "GET" ? Object.fromEntries(searchParams) : await bodyOf(request);
  const { answer } = await loadApi(server);
  const name = pathname.slice(apiPath.length);
  const { status, body } = await answer(root, method, name, ask);
  // A file that replaces another can escape the watcher while it reads the folder.
  const isSaved = name === "save" && status === 200;
  if (isSaved && typeof ask === "object" && ask !== null && "path" in ask)
    server.watcher.emit("change", root + String(ask.path));
  reply(response, status, body);
}

export function editor(): AstroIntegration {
  return {
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
          if (!url.startsWith(editorPath)) {
            next();
            return;
          }
          // No other site may frame the editor.
          response.setHeader("x-frame-options", "SAMEORIGIN");
          if (!url.startsWith(apiPath)) {
            next();
            return;
          }
          serve(server, request, response).catch((error: unknown) => {
            logger.error(String(error instanceof Error ? error.stack : error));
            reply(response, 500, {
              refused: "The editor itself failed; the terminal says why.",
            });
          });
        });
      },
    },
  };
}
