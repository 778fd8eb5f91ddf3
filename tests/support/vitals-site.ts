/**
 * A small site that reports page speed, with the site's own script, server and policies, and a receiver on another
 * origin. The built site of these tests does not report.
 */
import { rmSync } from "node:fs";
import type { Configured } from "#build/script-constants.ts";
import { pageDirectives } from "#lib/site/page-policy.ts";
import { serve, type Served, serveFolder } from "#scripts/lib/serve.ts";
import { writeSite } from "./test-server.ts";
import { bundleScript } from "./bundle.ts";

export interface VitalsSite extends Served {
  /** The lines that were received. */
  readonly lines: readonly unknown[];
}

const page = (policy: string) => `<!doctype html><html lang="en"><head>
<meta http-equiv="content-security-policy" content="${policy}"><title>A page</title><link rel="icon" href="data:,">
<meta name="page-template" content="/blog/[id]"></head><body><h1>What is dunning?</h1>
<script type="module" src="/start.js"></script></body></html>`;

export async function vitalsSite(): Promise<VitalsSite> {
  const lines: unknown[] = [];
  const receiver = await serve((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      lines.push(JSON.parse(body));
      response.writeHead(204).end();
    });
  });
  const configured: Configured = {
    leads: { adapter: "log" },
    chat: undefined,
    offline: false,
    vitals: { to: `${receiver.origin}/in`, origin: receiver.origin, percent: 100 },
  };
  const reach = { ...configured, formTargets: [], leadTargets: [], ezql: undefined };
  const dist = writeSite({
    "index.html": page(`${pageDirectives(reach).join("; ")}; script-src 'self'`),
    "start.js": `${await bundleScript("src/script/index.ts", configured)};window.begun = true;`,
  });
  const site = await serveFolder(dist);
  return {
    ...site,
    lines,
    [Symbol.asyncDispose]: async () => {
      for (const each of [site, receiver]) await each[Symbol.asyncDispose]();
      rmSync(dist, { recursive: true });
    },
  };
}
