/** Sends an exact request, and returns its answer in a comparable form. */
import { createHash } from "node:crypto";
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Question {
  /** The target as it is sent; `fetch` would normalize it. */
  readonly path: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export const ask = (
  port: number,
  { path, method = "GET", headers = {} }: Question,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const req = request({ host: "127.0.0.1", port, path, method, headers, agent }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("end", () => {
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) });
      });
      res.on("error", reject);
    });
    req.on("error", reject);
    req.end();
  });

function unpacked({ headers, body }: Answer): Buffer {
  if (body.length === 0) return body;
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}

/** The hash of the decompressed body. */
export const digestOf = (answer: Answer): string =>
  createHash("sha256").update(unpacked(answer)).digest("base64url");
