/**
 * Finds passwords, tokens and keys in a text, however broken it is, to hide them before anything else is done with it.
 * If in doubt, it hides too much. It also works on every prefix of a text, since people type.
 */
import { type ConnectionSlug, isKnownSetting, isKnownPort } from "./databases.ts";

/** From, to (after the last character), in UTF-16 units. */
export type Span = readonly [number, number];

/** Shown for each hidden character, so that positions are the same in both texts. */
export const dot = "•";

/** No connection string is longer; a longer text is something else, and is hidden completely. */
export const maxLength = 4096;

/** Key files: nothing of them is shown. */
const wholeKey = /^\s*\{\s*(?:"|$)|-----BEGIN|"private_key|"service_account"/;

export const isKey = (text: string): boolean => wholeKey.test(text);

/**
 * Where user and password end after a scheme: a password may contain any character, so the last "@" counts, unless it
 * is in the value of a parameter.
 *
 * @returns the position of the "@"; -1 if there is none
 */
export function loginEnd(rest: string): number {
  const query = rest.search(/[?;]/);
  for (let at = rest.lastIndexOf("@"); at >= 0; at = rest.lastIndexOf("@", at - 1)) {
    if (query < 0 || query > at || !rest.slice(query, at).includes("=")) return at;
    if (at === 0) break;
  }
  return -1;
}

/** Whether "name:…" without an "@" is an unfinished login, and not a host with its port. */
export function isOpenLogin(rest: string): boolean {
  const [, tail] = /^[^:/?#;,[\]@]*:(.*)$/s.exec(rest) ?? [];
  if (tail === undefined || tail === "") return false;
  const [, digits = "", next] = /^(\d{1,5})(?:([/?#;,\s"'])|$)/.exec(tail) ?? [];
  if (digits === "") return true;
  return next === undefined && !isKnownPort(digits);
}

/** The part before the login: "jdbc:postgresql://", `DATABASE_URL="mysql://`. */
const opening = /^.*?\/\/(?:https?:\/\/)?/is;
const looseScheme =
  /^\s*["'“”‘’]?(?:jdbc:)?(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|clickhouse|https?|redshift|sqlserver|mssql|snowflake|bigquery|tcp):\/?/i;
const filePath = /^\s*["']?(?:(?:jdbc:)?sqlite3?:|file:|:memory:|[./~\\]|[a-z]:[\\/])/i;

/** Where the part with the login begins; -1 if there is none. */
function loginStart(text: string): number {
  if (filePath.test(text)) return -1;
  const open = opening.exec(text)?.[0];
  // In "host=db password=a//b", the slashes do not start a login.
  if (open !== undefined && !/\w\s*=\s*[^=]*[\s;][^=]*$/.test(open)) return open.length;
  const loose = looseScheme.exec(text)?.[0];
  if (loose !== undefined) return loose.length;
  return /^[^=\s]*:/.test(text) ? 0 : -1;
}

function loginSpans(text: string, page: ConnectionSlug | null): Span[] {
  const start = loginStart(text);
  if (start < 0) return [];
  const rest = text.slice(start);
  const colon = rest.indexOf(":");
  const at = loginEnd(rest);
  if (colon < 0) return [];
  // There, "project:dataset" is an old way to write both.
  if (page === "google-bigquery" && start === 0 && at < 0) return [];
  if (at > colon) return [[start + colon + 1, start + at]];
  return at < 0 && isOpenLogin(rest) ? [[start + colon + 1, text.length]] : [];
}

const secretName =
  /(?:password|passwd|passphrase|passcode|pwd|pass|secret\w*|token|private_?key\w*|pvtkey|accesskeyid|access_key_id|credentials_(?:info|base64)|authmechanismproperties|api_?key|sig)\s*=\s*/gi;

/** Where a value ends: at its quote or brace, otherwise at the next separator. */
function valueEnd(text: string, from: number): number {
  const open = text[from] ?? "";
  const close = open === "{" ? "}" : /["']/.test(open) ? open : "";
  if (close !== "") {
    for (let i = from + 1; i < text.length; i++) {
      if (text[i] === "\\" || (text[i] === close && text[i + 1] === close)) i++;
      else if (text[i] === close) return i + 1;
    }
    return text.length;
  }
  const before = text.slice(0, from);
  const parts = before.includes("?") ? /[&]/ : text.includes(";") ? /;/ : /\s/;
  let end = from;
  for (;;) {
    const next = text.slice(end).search(parts);
    if (next < 0) return text.length;
    end += next;
    // The rest belongs to the value unless it is a pair with a known name.
    const name = /^.\s*([^=;&]*?)\s*=/s.exec(text.slice(end))?.[1];
    if (name !== undefined && isKnownSetting(name)) return end;
    if (/^[;&\s]*$/.test(text.slice(end))) return end;
    end += 1;
  }
}

const pairSpans = (text: string): Span[] =>
  [...text.matchAll(secretName)].map((match) => {
    const from = match.index + match[0].length;
    return [from, valueEnd(text, from)];
  });

const flags = /(?:^|\s)(?:--?pass(?:word|wd)?(?:=|\s+)|-p(?=\S)|-P\s*)("[^"]*"?|'[^']*'?|\S+)/dg;
const tokens = /\b(?:AIza[\w-]{10,}|A(?:KI|SI)A[A-Z0-9]{8,}|eyJ[\w-]{8,}[\w.-]*|gh[pousr]_\w{8,})/g;

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map((match) => {
    const [from, to] = match.indices?.[1] ?? [match.index, match.index + match[0].length];
    return [from, to];
  });

const isCommand = (text: string) =>
  /^\s*(?:[$>]\s*)?(?:\w+=\S*\s+)*(?:psql|mysql|mariadb|mongosh?|sqlcmd|bcp|clickhouse(?:-client)?|snowsql|mysqldump|pg_dump)\s/.test(
    text,
  );

/**
 * @param page the expected database; null if unknown
 * @returns the secrets of a text, in order and without overlap; none for a text without one
 */
export function secretSpans(text: string, page: ConnectionSlug | null = null): Span[] {
  if (text.length > maxLength || isKey(text)) return [[0, text.length]];
  const found = [
    ...loginSpans(text, page),
    ...pairSpans(text),
    ...(isCommand(text) ? spansOf(text, flags) : []),
    ...spansOf(text, tokens),
  ].sort(([a], [b]) => a - b);
  const apart: Span[] = [];
  for (const span of found) {
    const last = apart.at(-1);
    if (last && span[0] <= last[1]) apart[apart.length - 1] = [last[0], Math.max(last[1], span[1])];
    else apart.push(span);
  }
  return apart.filter(([from, to]) => to > from);
}

/** @returns the text, with the same length, and a dot for each character of a secret */
export function masked(text: string, page: ConnectionSlug | null = null): string {
  if (text.length > maxLength) return dot.repeat(text.length);
  let shown = "";
  let end = 0;
  for (const [from, to] of secretSpans(text, page)) {
    shown += text.slice(end, from) + text.slice(from, to).replaceAll(/[^\n]/g, dot);
    end = to;
  }
  return shown + text.slice(end);
}
