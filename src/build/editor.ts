/**
 * Puts the editor of the content (src/editor/) at /_edit/ on the development server, and nowhere else: a
 * production build knows neither the route nor what answers behind it. docs/decisions/0013-editor.md says why
 * it is our own.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type * as Answers from "../editor/server/answer.ts";
import { apiPath, editorPath, largest, whyRefused } from "../editor/server/guard.ts";

const beside = (file: string) => fileURLToPath(new URL(`../editor/${file}`, import.meta.url));

/** The module that answers; loaded anew when it or the content model changes, as pages are. */
async function answersOf(server: ViteDevServer): Promise<typeof Answers> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("the development server runs no modules");
  return ssr.runner.import<typeof Answers>(beside("server/answer.ts"));
}

/** The JSON of a request; undefined where it is none or too much. */
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

/** The file that a request names, as its writer knows it; nothing where it names none. */
const pathIn = (ask: unknown): string =>
  typeof ask === "object" && ask !== null && "path" in ask && typeof ask.path === "string"
    ? ask.path
    : "";

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
  const { answer } = await answersOf(server);
  const name = pathname.slice(apiPath.length);
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const { status, body } = await answer(root, method, name, ask);
  // A file that takes another's place can escape whoever watches a folder that is being read at that moment.
  if (name === "save" && status === 200) server.watcher.emit("change", join(root, pathIn(ask)));
  reply(response, status, body);
}

export function editor(): AstroIntegration {
  return {
    name: "editor",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command !== "dev") return;
        injectRoute({ pattern: "/_edit", entrypoint: beside("edit.astro") });
        injectRoute({ pattern: "/_edit/paper", entrypoint: beside("paper.astro") });
      },
      "astro:server:setup": ({ server, logger }) => {
        server.middlewares.use((request, response, next) => {
          const { url = "" } = request;
          if (!url.startsWith(editorPath)) {
            next();
            return;
          }
          // No other site may lay the editor under its own page.
          response.setHeader("x-frame-options", "SAMEORIGIN");
          if (!url.startsWith(apiPath)) {
            next();
            return;
          }
          serve(server, request, response).catch((error: unknown) => {
            logger.error(String(error instanceof Error ? error.stack : error));
            reply(response, 500, {
              refused: "The editor met a fault of its own; the terminal tells it.",
            });
          });
        });
      },
    },
  };
}
