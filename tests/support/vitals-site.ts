/**
 * A small site that reports page speed, with the site's own script, server and policies, and a receiver on another
 * origin. The built site of these tests does not report.
 */
import { rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Configured } from "#build/script-constants.ts";
import { pageDirectives } from "#lib/site/page-policy.ts";
import { createApp } from "#server/app.ts";
import { writeSite } from "./test-server.ts";
import { bundleScript } from "./bundle.ts";

export interface VitalsSite extends AsyncDisposable {
  readonly origin: string;
  /** The lines that were received. */
  readonly lines: readonly unknown[];
}

async function listen(listener: RequestListener): Promise<{ server: Server; origin: string }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return { server, origin: `http://localhost:${String((server.address() as AddressInfo).port)}` };
}

const page = (policy: string) => `<!doctype html><html lang="en"><head>
<meta http-equiv="content-security-policy" content="${policy}"><title>A page</title><link rel="icon" href="data:,">
<meta name="page-template" content="/blog/[id]"></head><body><h1>What is dunning?</h1>
<script type="module" src="/start.js"></script></body></html>`;

export async function vitalsSite(): Promise<VitalsSite> {
  const lines: unknown[] = [];
  const receiver = await listen((request, response) => {
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
  const site = await listen(createApp(dist));
  return {
    origin: site.origin,
    lines,
    [Symbol.asyncDispose]: async () => {
      for (const { server } of [site, receiver]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
      rmSync(dist, { recursive: true });
    },
  };
}
