/** Reads what a request carries, up to a limit. */
import type { IncomingMessage } from "node:http";

/** Bytes: some twenty times what the longest honest lead has. */
export const longestBody = 256 * 1024;

/** Why a body was not taken. */
export interface Refused {
  readonly status: 400 | 413;
  readonly error: string;
}

const tooLong: Refused = {
  status: 413,
  error: `A lead may have ${String(longestBody / 1024)} KB.`,
};

/**
 * @returns the text, or why it is not taken
 * @throws Error where the request breaks off
 */
export async function readBody(request: IncomingMessage): Promise<string | Refused> {
  if (Number(request.headers["content-length"]) > longestBody) {
    // The rest is let in and thrown away, so that the sender reads the answer.
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
