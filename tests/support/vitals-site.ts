/**
 * A small site that reports page speed, with the site's own script, server and policies, and a receiver on another
 * origin. The built site of these tests does not report.
 */
import { serve, type Served } from "#scripts/lib/serve.ts";
import { bundleScript, configuredWith, policyOf } from "./bundle.ts";
import { serveFiles } from "./test-server.ts";

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
  const configured = configuredWith({
    vitals: { to: `${receiver.origin}/in`, origin: receiver.origin },
  });
  const site = await serveFiles({
    "index.html": page(policyOf(configured)),
    "start.js": `${await bundleScript("src/script/index.ts", configured)};window.begun = true;`,
  });
  return {
    ...site,
    lines,
    [Symbol.asyncDispose]: async () => {
      for (const each of [site, receiver]) await each[Symbol.asyncDispose]();
    },
  };
}
