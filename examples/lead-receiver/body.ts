/** Reads the body of a request, up to a limit. */
import type { IncomingMessage } from "node:http";

/** In bytes: about twenty times the longest real lead. */
export const longestBody = 256 * 1024;

/** Why a body was rejected. */
export interface Refused {
  readonly status: 400 | 413;
  readonly error: string;
}

const tooLong: Refused = {
  status: 413,
  error: `A lead may have ${String(longestBody / 1024)} KB.`,
};

/**
 * @returns the text, or why it is rejected
 * @throws Error if the request is aborted
 */
export async function readBody(request: IncomingMessage): Promise<string | Refused> {
  if (Number(request.headers["content-length"]) > longestBody) {
    // Read and discard the rest, so that the sender reads the answer.
    request.resume();
    return tooLong;
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= longestBody) chunks.push(chunk);
  }
  if (length > longestBody) return tooLong;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return { status: 400, error: "The body is not UTF-8." };
  }
}
