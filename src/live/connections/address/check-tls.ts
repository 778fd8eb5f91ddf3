/** How the way is protected. Each database has its own word for it. */
import { finding, type Finding, type TlsState } from "./kinds.ts";
import { type Reading, valueOf } from "./reading.ts";
import type { ConnectionSlug } from "./slugs.ts";

interface Rule {
  /** Its words: the first is the one to write. */
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, TlsState>>;
  /** What to write. */
  readonly good: string;
  /** What holds where nothing is said. */
  readonly unsaid: TlsState;
}

const libpq: Rule = {
  names: ["sslmode", "ssl mode", "ssl"],
  values: {
    disable: "off",
    allow: "weak",
    prefer: "weak",
    require: "on",
    "verify-ca": "verified",
    "verify-full": "verified",
    verifyca: "verified",
    verifyfull: "verified",
    true: "on",
    false: "off",
    "no-verify": "weak",
  },
  good: "sslmode=require",
  unsaid: "unsaid",
};

const yes = { true: "verified", "1": "verified", yes: "verified", on: "verified" } as const;
const no = { false: "off", "0": "off", no: "off", off: "off" } as const;

const rules: Readonly<Partial<Record<ConnectionSlug, Rule>>> = {
  postgres: libpq,
  "amazon-redshift": libpq,
  mysql: {
    names: ["ssl-mode", "sslMode", "ssl_mode", "ssl mode", "useSSL", "requireSSL", "tls", "ssl"],
    values: {
      disabled: "off",
      none: "off",
      preferred: "weak",
      required: "on",
      verify_ca: "verified",
      verify_identity: "verified",
      verifyca: "verified",
      verifyfull: "verified",
      "skip-verify": "weak",
      custom: "verified",
      ...yes,
      ...no,
    },
    good: "ssl-mode=REQUIRED",
    unsaid: "unsaid",
  },
  mongodb: { names: ["tls", "ssl"], values: { ...yes, ...no }, good: "tls=true", unsaid: "unsaid" },
  clickhouse: {
    names: ["secure", "ssl", "sslmode"],
    values: { ...yes, ...no, strict: "verified", none: "weak" },
    good: "secure=true",
    unsaid: "unsaid",
  },
  "microsoft-sql-server": {
    names: ["encrypt"],
    values: { ...yes, ...no, mandatory: "verified", strict: "verified", optional: "off" },
    good: "Encrypt=True",
    unsaid: "unsaid",
  },
  snowflake: { names: ["ssl"], values: { ...yes, ...no }, good: "ssl=on", unsaid: "verified" },
  "google-bigquery": { names: [], values: {}, good: "", unsaid: "verified" },
};

const carelessness: readonly (readonly [string, RegExp])[] = [
  ["trustServerCertificate", /^(?:true|yes|1)$/i],
  ["trust server certificate", /^(?:true|yes|1)$/i],
  ["tlsInsecure", /^true$/i],
  ["tlsAllowInvalidCertificates", /^true$/i],
  ["tlsAllowInvalidHostnames", /^true$/i],
  ["skip_verify", /^(?:true|1)$/i],
  ["verify", /^(?:false|0)$/i],
  ["verifyServerCertificate", /^false$/i],
  ["insecureMode", /^true$/i],
  ["sslaccept", /^accept_invalid_certs$/i],
];

/** What the address itself says. */
function byAddress({ scheme, hosts }: Reading): TlsState | undefined {
  const port = hosts[0]?.port ?? "";
  if (scheme === "mongodb+srv" || scheme === "https" || scheme === "clickhouses") return "verified";
  if (scheme === "http") return "off";
  return /^(?:8443|9440)$/.test(port) ? "verified" : undefined;
}

export interface Protection {
  readonly state: TlsState;
  readonly findings: readonly Finding[];
}

/** @param slug whose string it is, as far as that is known */
export function checkTls(reading: Reading, slug: ConnectionSlug | null): Protection {
  const rule = slug === null ? undefined : rules[slug];
  if (rule === undefined) return { state: "none", findings: [] };
  const named = rule.names.find((name) => valueOf(reading.parameters, name) !== undefined);
  const parameter = reading.parameters.find(
    ({ name }) => name.toLowerCase() === named?.toLowerCase(),
  );
  const written = parameter?.name;
  const value = parameter?.value;
  const key = value?.toLowerCase() ?? "";
  const said = Object.hasOwn(rule.values, key) ? rule.values[key] : undefined;
  const instead = rule.good;
  if (written !== undefined && said === undefined) {
    const told = { values: { name: written }, instead };
    return { state: "unsaid", findings: [finding("parameter-value", "parameters", told)] };
  }
  const state = said ?? byAddress(reading) ?? rule.unsaid;
  const careless = carelessness.find(([name, pattern]) =>
    pattern.test(valueOf(reading.parameters, name) ?? ""),
  );
  const values = { name: written === undefined ? "" : `${written}=${value ?? ""}` };
  if (state === "off") {
    // An address that begins with http:// says it by that.
    const told =
      said === undefined
        ? { values: { name: "http://" }, instead: "https://" }
        : { values, instead };
    return { state, findings: [finding("tls-off", "parameters", told)] };
  }
  if (careless) {
    const told = { values: { name: careless[0] } };
    return { state: "weak", findings: [finding("tls-unverified", "parameters", told)] };
  }
  if (state === "weak")
    return { state, findings: [finding("tls-weak", "parameters", { values, instead })] };
  if (state !== "unsaid") return { state, findings: [] };
  return { state, findings: [finding("tls-unsaid", "parameters", { instead })] };
}
