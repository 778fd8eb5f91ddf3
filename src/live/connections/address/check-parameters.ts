/** How: the parameters behind the database, by the names that its drivers know. */
import { nearest } from "#lib/text/nearest.ts";
import { finding, type Finding } from "./kinds.ts";
import { parametersOf } from "./parameters.ts";
import type { Reading } from "./reading.ts";
import type { ConnectionSlug } from "./slugs.ts";

/** They name a file on the machine that connects, which is not the visitor's. */
const files =
  /^(?:sslcert|sslkey|sslrootcert|sslcrl|sslcrldir|passfile|servicefile|tlsCAFile|tlsCertificateKeyFile|ssl[-_](?:ca|cert|key)|credentials_path|private_key_file|OAuthPvtKeyPath|trustStore|ca_cert|trustCertificateKeyStoreUrl|attachDbFilename)$/i;
const mayRepeat = /^(?:readPreferenceTags)$/i;
/** They take settings of any name. */
const isOpen = (slug: ConnectionSlug) => slug === "clickhouse" || slug === "google-bigquery";

const short = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

function nameFinding(name: string, slug: ConnectionSlug): Finding[] {
  const names = parametersOf(slug);
  const lower = name.toLowerCase();
  if (names.some((known) => known.toLowerCase() === lower)) return [];
  const close = lower.length < 3 ? undefined : nearest(name, names);
  if (close !== undefined) {
    return [
      finding("parameter-typo", "parameters", { values: { name: short(name) }, instead: close }),
    ];
  }
  return isOpen(slug)
    ? []
    : [finding("parameter-unknown", "parameters", { values: { name: short(name) } })];
}

/** @param slug whose string it is, as far as that is known */
export function checkParameters(
  { parameters, form }: Reading,
  slug: ConnectionSlug | null,
): Finding[] {
  const seen = new Set<string>();
  return parameters.flatMap(({ name, value, isPair }) => {
    if (!isPair) return [finding("parameter-broken", "parameters")];
    const lower = name.toLowerCase();
    const isTwice = seen.has(lower) && !mayRepeat.test(name);
    seen.add(lower);
    const told = { values: { name: short(name) } };
    return [
      ...(isTwice ? [finding("parameter-twice", "parameters", told)] : []),
      ...(files.test(name) && value !== "system" && form !== "file"
        ? [finding("parameter-file", "parameters", told)]
        : []),
      ...(slug === null || isTwice ? [] : nameFinding(name, slug)),
    ];
  });
}
