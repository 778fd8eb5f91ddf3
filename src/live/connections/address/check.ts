/**
 * Checks a connection string, in the page that it is pasted into: nothing is sent, and what comes out holds no secret.
 * Whatever is put in, a report comes out; it never throws. What was decided: docs/decisions/0023-connections.md.
 */
import { checkData, projectOf } from "./check-data.ts";
import { checkLogin } from "./check-login.ts";
import { checkParameters } from "./check-parameters.ts";
import { checkPlace } from "./check-place.ts";
import { checkTls, type Protection } from "./check-tls.ts";
import { finding, type Finding, type Report, type Severity, type Understood } from "./kinds.ts";
import { usualPort } from "./ports.ts";
import { read } from "./read.ts";
import { decoded, type Reading } from "./reading.ts";
import { ownerOfHost } from "./schemes.ts";
import { dot, masked, secretSpans } from "./secrets.ts";
import type { ConnectionSlug } from "./slugs.ts";
import { tidied } from "./tidy.ts";

const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** Each once, the gravest first, and else in the order of the string. */
function inOrder(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings
    .filter(({ kind, piece, values, instead }) => {
      const key = JSON.stringify([kind, piece, values, instead]);
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => rank[a.severity] - rank[b.severity]);
}

/** Redshift speaks Postgres: its page takes both. */
const isTaken = ({ owner, hosts, form }: Reading, page: ConnectionSlug): boolean =>
  owner === page ||
  (page === "amazon-redshift" &&
    owner === "postgres" &&
    (form === "words" || hosts.some(({ port }) => port === "5439")));

function strayFinding(reading: Reading, page: ConnectionSlug | null): Finding[] {
  const { owner, hosts } = reading;
  if (owner === null && page === null) return [finding("owner-unknown", "text")];
  if (owner === null || page === null || isTaken(reading, page)) return [];
  const byHost = hosts.some(({ name }) => ownerOfHost(name) === owner);
  return [
    finding(byHost ? "other-host" : "other-database", byHost ? "host" : "scheme", { page: owner }),
  ];
}

function understoodOf(reading: Reading, slug: ConnectionSlug | null, tls: Protection): Understood {
  const { form, scheme, hosts, database, user, password } = reading;
  const names = hosts.map(({ name }) => name).join(", ");
  const port = hosts.find((host) => host.port !== "")?.port ?? "";
  // With srv the lookup brings the ports.
  const isAsked = slug !== null && hosts.length > 0 && scheme !== "mongodb+srv";
  const usual = isAsked ? usualPort(slug) : "";
  return {
    owner: slug,
    form,
    host: slug === "google-bigquery" ? projectOf(reading) : names,
    port: /^\d+$/.test(port) ? port : usual,
    isUsualPort: port === "",
    database,
    user: decoded(user),
    hasPassword: password !== "",
    tls: tls.state,
  };
}

/** The last look: what a secret says stands nowhere in what is told, whichever way it was read. */
function withoutSecrets(report: Report, raw: string, page: ConnectionSlug | null): Report {
  const secrets = secretSpans(raw, page)
    .map(([from, to]) => raw.slice(from, to))
    .flatMap((secret) => [secret, decoded(secret)])
    .filter(({ length }) => length > 3);
  if (secrets.length === 0) return report;
  const hide = (value: string): string =>
    secrets.reduce((text, secret) => text.replaceAll(secret, dot.repeat(6)), value);
  const hidden = <T extends object>(record: T): T =>
    Object.fromEntries(
      Object.entries(record).map(([key, value]) => [
        key,
        // What is one of a few words of ours stays.
        typeof value === "string" && !/^(?:owner|form|tls)$/.test(key)
          ? hide(value)
          : (value as unknown),
      ]),
    ) as T;
  return {
    findings: report.findings.map((each) => ({
      ...each,
      values: hidden(each.values),
      instead: hide(each.instead),
    })),
    understood: report.understood && hidden(report.understood),
  };
}

/**
 * @param raw whatever was pasted or typed
 * @param page the database whose string it should be; null to find out whose it is
 */
export function checkConnection(raw: string, page: ConnectionSlug | null): Report {
  const { text, findings, isOver } = tidied(raw);
  if (isOver) return { findings: inOrder(findings), understood: null };
  const reading = read(text, page);
  if (reading.form === "nothing") {
    return { findings: inOrder([...findings, ...reading.findings]), understood: null };
  }
  const slug = page !== null && isTaken(reading, page) ? page : (reading.owner ?? page);
  const tls = checkTls(reading, slug);
  const isAddress = /^(?:address|jdbc|account|dataset)$/.test(reading.form);
  const hasBlank = isAddress && /\s/.test(masked(text, page));
  const report = {
    findings: inOrder([
      ...findings,
      ...strayFinding(reading, page),
      ...(hasBlank ? [finding("inner-space", "text")] : []),
      ...reading.findings,
      ...checkLogin(reading, slug),
      ...checkPlace(reading, slug),
      ...checkData(reading, slug),
      ...tls.findings,
      ...checkParameters(reading, slug),
    ]),
    understood: understoodOf(reading, slug, tls),
  };
  return withoutSecrets(report, raw, page);
}
