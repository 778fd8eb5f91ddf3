/** Removes what was copied along with the string: quotes, spaces, a name before it, a command around it. */
import { finding, type Finding } from "./findings.ts";
import { isKey, longest } from "./secrets.ts";

const element =
  /<\/?(?:a|b|i|p|br|hr|em|ul|ol|li|td|tr|th|div|pre|img|svg|html|body|head|code|span|form|link|meta|font|table|style|input|strong|script|iframe|textarea)\b[^>]*>|&(?:amp|lt|gt|quot|nbsp|#\d+|#x[0-9a-f]+);/i;
const hidden =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00A0\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]/g;
const command =
  /^(?:[$>#]\s+)?(?:(?:export|set|sudo)\s+)*(?:PGPASSWORD=\S+\s+|MYSQL_PWD=\S+\s+)?(psql|mysql|mariadb|mongosh?|sqlcmd|bcp|clickhouse(?:-client)?|snowsql|sqlite3|bq|pg_dump|mysqldump|docker|curl|CREATE|SELECT|GRANT|INSERT)\b\s/;
const assigned =
  /^(?:export\s+|set\s+|const\s+|let\s+)?["']?([A-Za-z_][\w.-]*)["']?\s*[:=]\s*(?=["'“]?[a-z][a-z0-9+.-]*:(?:\/\/|[a-z]+:))/;

const over = (findings: Finding[]) => ({ text: "", findings, isOver: true });

/** Quotes around the whole string: removes straight ones, reports typographic ones. */
function unquoted(text: string, found: Finding[]): string {
  let plain = text;
  if (/[“”„‘’‚«»]/.test(plain)) {
    found.push(finding("curly-quotes"));
    plain = plain.replaceAll(/[“”„«»]/g, '"').replaceAll(/[‘’‚]/g, "'");
  }
  const inside = /^(["'`])(.*?)\1?[;,]?$/s.exec(plain)?.[2];
  if (inside !== undefined && inside.trim() !== "") {
    found.push(finding("wrapped-quotes"));
    return inside.trim();
  }
  const closing = /^([^"'`]*)["'`][;,]?$/s.exec(plain)?.[1];
  if (closing === undefined) return plain;
  found.push(finding("wrapped-quotes"));
  return closing.trim();
}

/**
 * @param raw as pasted
 * @returns the string alone, and what was removed; `isOver` if it is not a string, or only a key
 */
export function tidied(raw: string) {
  const found: Finding[] = [];
  if (raw.length > longest) {
    return over([finding("too-long", { length: String(raw.length) })]);
  }
  const seen = raw.replaceAll(hidden, " ");
  if (seen.trim() === "") return over([finding("empty")]);
  if (isKey(raw)) return over([finding("key-refused")]);
  if (element.test(raw)) return over([finding("markup")]);
  if (hidden.test(raw)) found.push(finding("invisible"));
  hidden.lastIndex = 0;
  let text = raw.replaceAll(hidden, "");
  if (/[\r\n\t]/.test(text.trim())) {
    found.push(finding("newline"));
    // Line breaks separate settings on their own lines.
    text = text.replaceAll(/[ \t]*[\r\n\t]+[ \t]*/g, /^\s*\w+\s*=/.test(text) ? " " : "");
  }
  if (text !== text.trim()) found.push(finding("edge-space"));
  text = text.trim();
  const [, tool] = command.exec(text) ?? [];
  if (tool !== undefined) return over([...found, finding("command", { command: tool })]);
  const [before, name] = assigned.exec(text) ?? [];
  if (before !== undefined && name !== undefined && !/^(?:jdbc|data source|server)$/i.test(name)) {
    found.push(finding("assignment", { name }));
    text = text.slice(before.length);
  }
  text = unquoted(text, found);
  return { text, findings: found, isOver: text === "" };
}
