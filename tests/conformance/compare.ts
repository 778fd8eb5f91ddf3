/**
 * What two hosts have to say in the same way, and what not. Never compared: the order of headers, Date, Server and
 * Connection, which are each host's own, and the form of an ETag, which only the host that gave it reads. The
 * differences below are all that is left.
 */
import { type Answer, digestOf, type Question } from "./ask.ts";

export type HostName = "nginx" | "Caddy";

interface Allowance {
  readonly host: HostName | "both";
  readonly reason: string;
  /** @param field "status", "body", or a header's name */
  readonly covers: (field: string, question: Question, own: Answer, other: Answer) => boolean;
}

const isRefusal = ({ status }: Answer): boolean => status >= 400 && status !== 404;

/** Everything in which another host may differ, with the reason that it cannot be helped. */
export const allowances: readonly Allowance[] = [
  {
    host: "nginx",
    reason:
      "nginx refuses a malformed address before it knows the site: the same status, its own words.",
    covers: (field, _question, own, other) =>
      own.status === 400 && other.status === 400 && field !== "status",
  },
  {
    host: "Caddy",
    reason:
      "Go refuses a malformed escape before Caddy sees it: the same status, no headers of the site.",
    covers: (field, { path }, own, other) =>
      own.status === 400 &&
      other.status === 400 &&
      field !== "status" &&
      /%(?![0-9a-f]{2})/i.test(path),
  },
  {
    host: "both",
    reason: "A redirect has no content worth reading: nginx writes a line of HTML, Caddy nothing.",
    covers: (field, _question, own) =>
      own.status === 301 && ["body", "content-type", "content-length"].includes(field),
  },
  {
    host: "Caddy",
    reason: "Caddy 2.6 sends what is compressed in chunks, without its length.",
    covers: (field, _question, own) =>
      field === "content-length" && own.headers["content-encoding"] !== undefined,
  },
  {
    host: "both",
    reason:
      "A part behind the end: the same status and size, each host's own words, nginx's headers twice.",
    covers: (field, _question, own, other) =>
      own.status === 416 && other.status === 416 && !["status", "content-range"].includes(field),
  },
  {
    host: "both",
    reason: "Another version than the one that is wanted: the same status, each host's own words.",
    covers: (field, _question, own, other) =>
      own.status === 412 && other.status === 412 && field !== "status",
  },
  {
    host: "both",
    reason: "The length of a refusal's sentence may be left to the connection's framing.",
    covers: (field, _question, own) => isRefusal(own) && field === "content-length",
  },
];

/** Headers that say what is sent; those of server/header-rules.ts come to them. */
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

/** A list header's members: some hosts write one twice, which means nothing. */
const valueOf = ({ headers }: Answer, name: string): string => {
  const value = headers[name];
  const text = Array.isArray(value) ? value.join(", ") : (value ?? "");
  return name === "vary" ? [...new Set(text.split(/,\s*/))].join(", ") : text;
};

/** The fields that count for an answer of this status. */
function fieldsOf(own: Answer, names: readonly string[]): string[] {
  const ofFile = own.status === 200 || own.status === 206;
  // Only a file has a date; an error page is none (RFC 9110, 8.8.2, leaves it open).
  return ofFile ? [...names, "etag"] : names.filter((name) => name !== "last-modified");
}

/**
 * @param names the headers of the site's rules, in lower case
 * @returns one line for each difference that no allowance covers
 */
export function differences(
  host: HostName,
  question: Question,
  own: Answer,
  other: Answer,
  names: readonly string[],
): string[] {
  const all = [...new Set([...contentHeaders, ...names])];
  const pairs = fieldsOf(own, all).map((name): [string, string, string] =>
    // Its form is each host's own; that there is one is not.
    name === "etag"
      ? [name, String(own.headers.etag !== undefined), String(other.headers.etag !== undefined)]
      : [name, valueOf(own, name), valueOf(other, name)],
  );
  pairs.unshift(["status", String(own.status), String(other.status)]);
  pairs.push(["body", digestOf(own), digestOf(other)]);
  const { method = "GET", path, headers = {} } = question;
  return pairs
    .filter(([, ours, theirs]) => ours !== theirs)
    .filter(
      ([field]) =>
        !allowances.some(
          (allowance) =>
            (allowance.host === "both" || allowance.host === host) &&
            allowance.covers(field, question, own, other),
        ),
    )
    .map(
      ([field, ours, theirs]) =>
        `${method} ${path} ${JSON.stringify(headers)}: ${field} is ${theirs.slice(0, 120) || "missing"}, not ${ours.slice(0, 120) || "missing"}`,
    );
}
