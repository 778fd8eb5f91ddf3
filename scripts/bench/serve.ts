import { createServer } from "node:http";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, extname } from "node:path";
import { brotliCompressSync } from "node:zlib";
const types: Record<string,string> = { ".html":"text/html; charset=utf-8", ".js":"text/javascript", ".css":"text/css", ".woff2":"font/woff2", ".svg":"image/svg+xml", ".png":"image/png" };
export function serve(dist: string): Promise<{ origin: string; close: () => void }> {
  const cache = new Map<string, Buffer>();
  const server = createServer((req, res) => {
    const path = decodeURIComponent((req.url ?? "/").split("?")[0] ?? "/");
    let file = join(dist, path);
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
    let status = 200;
    if (!existsSync(file)) { file = join(dist, "404.html"); status = 404; }
    if (!existsSync(file)) { res.writeHead(404); res.end(); return; }
    const type = types[extname(file)] ?? "application/octet-stream";
    const text = /text|svg/.test(type);
    let body = cache.get(file);
    if (!body) { body = readFileSync(file); if (text) body = brotliCompressSync(body); cache.set(file, body); }
    res.writeHead(status, { "content-type": type, ...(text ? { "content-encoding": "br" } : {}), "content-length": body.length });
    res.end(body);
  });
  return new Promise((r) => server.listen(0, "127.0.0.1", () => { const a = server.address(); if (a && typeof a === "object") r({ origin: `http://localhost:${a.port}`, close: () => { server.closeAllConnections(); server.close(); } }); }));
}
