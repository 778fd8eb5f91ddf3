/** Where to: hosts and ports, as someone meets them who comes from the internet. */
import { isPlaceholder } from "./check-login.ts";
import { finding, type Finding } from "./kinds.ts";
import { isUsualPort, ownerOfPort, usualPort } from "./ports.ts";
import type { Host, Reading } from "./reading.ts";
import type { ConnectionSlug } from "./slugs.ts";

const local =
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[?::1?\]?|\.|\(local\)|\(localdb\).*|host\.docker\.internal)$/i;
const priv =
  /^(?:10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d+){2}|\[?f(?:[cd]|e[89ab])[0-9a-f]*:.*|.*\.(?:local|internal|lan|home|corp|intranet|private|home\.arpa|svc))$/i;
const example = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test)$/i;

function isOdd(name: string): boolean {
  if (/^\[[0-9a-f:.]+\]$/i.test(name)) return false;
  if (/^[\d.]+$/.test(name)) {
    const parts = name.split(".");
    return parts.length !== 4 || parts.some((part) => part === "" || Number(part) > 255);
  }
  return name.length > 253 || name.split(".").some((part) => !/^\w(?:[\w-]{0,61}\w)?$/.test(part));
}

/** Names without a dot are known in one network only. Snowflake's accounts and BigQuery's projects have none. */
const needsDot = (slug: ConnectionSlug | null) =>
  slug !== "snowflake" && slug !== "google-bigquery";

function hostFindings(written: string, slug: ConnectionSlug | null): Finding[] {
  const name = written.replace(/\.$/, "");
  const told = { values: { host: name } };
  if (local.test(written)) {
    return [finding("host-local", "host", { values: { host: written } })];
  }
  if (isPlaceholder(name) && !name.includes(":")) return [finding("placeholder", "host")];
  const dotted = written === name ? [] : [finding("host-dot", "host", { instead: name })];
  if (isOdd(name)) return [finding("host-odd", "host", told)];
  if (priv.test(name) || (needsDot(slug) && /^[^.[]+$/.test(name))) {
    return [...dotted, finding("host-private", "host", told)];
  }
  return example.test(name) ? [...dotted, finding("host-example", "host", told)] : dotted;
}

function portFindings({ name, port }: Host, slug: ConnectionSlug | null): Finding[] {
  const usual = slug === null ? "" : usualPort(slug);
  if (port === "") {
    const isAsked = usual !== "" && needsDot(slug);
    return isAsked ? [finding("port-missing", "port", { values: { port: usual } })] : [];
  }
  const number = Number(port);
  if (!/^\d+$/.test(port) || number < 1 || number > 65_535) {
    return [finding("port-odd", "port", { instead: usual === "" ? "" : `${name}:${usual}` })];
  }
  if (slug === null || usual === "") return [];
  if (slug === "clickhouse" && /^(?:8123|9000)$/.test(port)) {
    return [
      finding("port-plain", "port", {
        values: { port },
        instead: port === "8123" ? "8443" : "9440",
      }),
    ];
  }
  if (isUsualPort(slug, port)) return [];
  const owner = ownerOfPort(port);
  if (owner === undefined) return [finding("port-unusual", "port", { values: { port, usual } })];
  return typeof owner === "string"
    ? [finding("port-other", "port", { values: { port, other: "" }, instead: usual, page: owner })]
    : [finding("port-other", "port", { values: { port, other: owner.other }, instead: usual })];
}

/** "mongodb+srv" looks hosts and ports up itself. */
function srvFindings(hosts: readonly Host[]): Finding[] {
  const [first] = hosts;
  const found: Finding[] = [];
  if (hosts.length > 1) found.push(finding("srv-hosts", "host"));
  if (hosts.some(({ port }) => port !== "")) {
    found.push(finding("srv-port", "port", { instead: first?.name ?? "" }));
  }
  const name = first?.name.replace(/\.$/, "") ?? "";
  if (name !== "" && (name.split(".").length < 3 || /^[\d.]+$/.test(name))) {
    found.push(finding("srv-name", "host"));
  }
  return found;
}

/** @param slug whose string it is, as far as that is known */
export function checkPlace({ hosts, scheme }: Reading, slug: ConnectionSlug | null): Finding[] {
  if (slug === "sqlite" || slug === "google-bigquery") return [];
  const named = hosts.filter(({ name }) => name !== "");
  if (named.length === 0) return [finding("host-missing", "host")];
  const isSrv = scheme === "mongodb+srv";
  const several = hosts.length > 1 && slug !== "mongodb" ? [finding("hosts-several", "host")] : [];
  const found = named.flatMap((host) => [
    ...hostFindings(host.name, slug),
    ...(isSrv ? [] : portFindings(host, slug)),
  ]);
  return [...several, ...(isSrv ? srvFindings(hosts) : []), ...found];
}
