/**
 * Compares the answers of two hosts, except the order of headers, Date, Server, Connection and the form of an ETag.
 * The allowances below are the only other accepted differences.
 */
import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Answer, Question } from "#tests/support/test-server.ts";

interface Allowance {
  readonly reason: string;
  /** @param field "status", "body", or a header's name */
  readonly covers: (field: string, question: Question, own: Answer, other: Answer) => boolean;
}

const isRefusal = ({ status }: Answer): boolean => status >= 400 && status !== 404;

/** Accepted differences of another host, with reasons. */
const allowances: readonly Allowance[] = [
  {
    reason:
      "nginx refuses a malformed address before it selects the site: the same status, another text.",
    covers: (field, _question, own, other) =>
      own.status === 400 && other.status === 400 && field !== "status",
  },
  {
    reason: "nginx writes a line of HTML into a redirect, where our server writes nothing.",
    covers: (field, _question, own) =>
      own.status === 301 && ["body", "content-type", "content-length"].includes(field),
  },
  {
    reason: "A range after the end: the same status and size, another text.",
    covers: (field, _question, own, other) =>
      own.status === 416 &&
      other.status === 416 &&
      ["body", "content-type", "content-length", "vary"].includes(field),
  },
  {
    reason: "A refusal may omit the length of its text.",
    covers: (field, _question, own) => isRefusal(own) && field === "content-length",
  },
  {
    reason: "sirv names the type in a 304, nginx does not; neither sends a body.",
    covers: (field, _question, own, other) =>
      own.status === 304 && other.status === 304 && field === "content-type",
  },
];

/** Compared headers, in addition to those of server/headers.ts. */
const contentHeaders = [
  "content-type",
  "content-length",
  "content-encoding",
  "content-range",
  "last-modified",
  "location",
  "allow",
  "vary",
];

/** A header's value. Members of a list may be repeated. */
const valueOf = ({ headers }: Answer, name: string): string => {
  const value = headers[name];
  const text = Array.isArray(value) ? value.join(", ") : (value ?? "");
  return name === "vary" ? [...new Set(text.split(/,\s*/))].join(", ") : text;
};

function unpacked({ headers, body }: Answer): Buffer {
  if (body.length === 0) return body;
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}

/** The hash of the decompressed body. */
const digestOf = (answer: Answer): string =>
  createHash("sha256").update(unpacked(answer)).digest("base64url");

/** The headers to compare for an answer of this status. */
function fieldsOf(own: Answer, names: readonly string[]): string[] {
  const ofFile = own.status === 200 || own.status === 206;
  // Only files must have a date (RFC 9110, 8.8.2).
  return ofFile ? [...names, "etag"] : names.filter((name) => name !== "last-modified");
}

/**
 * @param names the headers of the site's rules, in lower case
 * @returns one line for each difference that no allowance covers
 */
export function differences(
  question: Question,
  own: Answer,
  other: Answer,
  names: readonly string[],
): string[] {
  const all = [...new Set([...contentHeaders, ...names])];
  const pairs = fieldsOf(own, all).map((name): [string, string, string] =>
    // Only its presence is compared.
    name === "etag"
      ? [name, String(own.headers.etag !== undefined), String(other.headers.etag !== undefined)]
      : [name, valueOf(own, name), valueOf(other, name)],
  );
  pairs.unshift(["status", String(own.status), String(other.status)]);
  pairs.push(["body", digestOf(own), digestOf(other)]);
  const { method = "GET", path, headers = {} } = question;
  return pairs
    .filter(([, ours, theirs]) => ours !== theirs)
    .filter(([field]) => !allowances.some(({ covers }) => covers(field, question, own, other)))
    .map(
      ([field, ours, theirs]) =>
        `${method} ${path} ${JSON.stringify(headers)}: ${field} is ${theirs.slice(0, 120) || "missing"}, not ${ours.slice(0, 120) || "missing"}`,
    );
}
