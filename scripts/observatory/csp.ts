/** The rules about Content-Security-Policy (src/analyzer/tests/csp.js and cspParser.js of the Observatory). */
import { wordOf, type Answer } from "./answer.ts";
import type { Result } from "./modifiers.ts";

type Policy = ReadonlyMap<string, readonly string[]>;

const broad = [
  "ftp:",
  "http:",
  "https:",
  "*",
  "http://*",
  "http://*.*",
  "https://*",
  "https://*.*",
];
const broadOrInline = [...broad, "'unsafe-inline'", "data:"];
const passive = ["img-src", "media-src"];
/** The only ones that may stand twice. */
const reporting = ["report-uri", "report-to"];
/** The shortest policy that the Observatory takes for one. */
const shortest = "img-src".length - 1;

interface Parsed {
  readonly policy: Policy;
  readonly repeatsReporting: boolean;
}

/** @returns undefined for what is no policy, or names a directive twice */
function parse(text: string): Parsed | undefined {
  if (text.length < shortest) return undefined;
  const policy = new Map<string, readonly string[]>();
  let repeatsReporting = false;
  for (const directive of text.split(";")) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    if (name === "") continue;
    if (!policy.has(name))
      policy.set(name, sources.length === 0 && name.endsWith("-src") ? ["'none'"] : sources);
    else if (reporting.includes(name)) repeatsReporting = true;
    else return undefined;
  }
  return { policy, repeatsReporting };
}

const isProof = (source: string) => /^'(?:sha256|sha384|sha512|nonce)-/.test(source);
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
const some = (sources: readonly string[], of: readonly string[]) =>
  sources.some((source) => of.includes(source));

/** What a directive lets in: a hash or a nonce takes 'unsafe-inline' back. */
function letIn(policy: Policy, name: string): readonly string[] {
  const sources = policy.get(name) ?? policy.get("default-src") ?? ["*"];
  return sources.some(isProof) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

/** Beside a proof, 'strict-dynamic' takes back hosts and schemes as well; undefined where it stands alone. */
function scriptsOf(policy: Policy): readonly string[] | undefined {
  const sources = letIn(policy, "script-src");
  if (!sources.includes("'strict-dynamic'")) return sources;
  if (!sources.some(isProof)) return undefined;
  return sources.filter(
    (source) => source !== "'self'" && !broad.some((start) => source.startsWith(start)),
  );
}

function judge({ policy, repeatsReporting }: Parsed): Result {
  const scripts = scriptsOf(policy);
  if (scripts === undefined) return "csp-header-invalid";
  const styles = letIn(policy, "style-src");
  if (some(scripts, broadOrInline) || some(letIn(policy, "object-src"), broad))
    return "csp-implemented-with-unsafe-inline";
  const active = [...policy].filter(([name]) => !passive.includes(name) && name !== "script-src");
  if ([...active.flatMap(([, sources]) => sources), ...scripts].some(isInsecure))
    return "csp-implemented-with-insecure-scheme";
  if (some([...scripts, ...styles], ["'unsafe-eval'"])) return "csp-implemented-with-unsafe-eval";
  const seen = passive.flatMap((name) => policy.get(name) ?? policy.get("default-src") ?? []);
  if (seen.some(isInsecure)) return "csp-implemented-with-insecure-scheme-in-passive-content-only";
  const isBare = policy.get("default-src")?.join() === "'none'";
  if (some(styles, broadOrInline))
    return passing("csp-implemented-with-unsafe-inline-in-style-src-only");
  if (isBare) return passing("csp-implemented-with-no-unsafe-default-src-none");
  return passing("csp-implemented-with-no-unsafe");

  function passing(result: Result): Result {
    return repeatsReporting ? "csp-implemented-but-duplicate-directives" : result;
  }
}

/** As a scanner reads them: the header's policy first, then those in the page. */
function policiesIn({ headers, html }: Answer): string[] {
  const inPage = [
    ...html.matchAll(/<meta http-equiv="content-security-policy" content="([^"]*)"/gi),
  ].map(([, content = ""]) => content.toLowerCase());
  const inHeader = wordOf(headers, "content-security-policy");
  return [...(inHeader === undefined ? [] : inHeader.split(",")), ...inPage];
}

/**
 * What several policies let in together: a source has to be in all that name its directive. A directive that the first
 * does not name counts as 'none', as in the Observatory.
 */
function combined([first, ...others]: readonly Parsed[]): Parsed | undefined {
  if (first === undefined || others.length === 0) return first;
  const policy = new Map(first.policy);
  for (const other of others) {
    for (const [name, sources] of other.policy) {
      const both = policy.get(name)?.filter((source) => sources.includes(source)) ?? [];
      policy.set(name, both.length > 0 ? both : ["'none'"]);
    }
  }
  const repeatsReporting = [first, ...others].some((one) => one.repeatsReporting);
  return { policy, repeatsReporting };
}

/** @returns the result for all policies of a page together */
export function contentSecurityPolicy(answer: Answer): Result {
  const texts = policiesIn(answer);
  if (texts.length === 0)
    return answer.headers.has("content-security-policy-report-only")
      ? "csp-not-implemented-but-reporting-enabled"
      : "csp-not-implemented";
  const policies = texts.map(parse).filter((policy) => policy !== undefined);
  const all = policies.length === texts.length ? combined(policies) : undefined;
  return all === undefined ? "csp-header-invalid" : judge(all);
}

/** Whether the policy says who may frame the page at all. Only a header can. */
export function namesFrames({ headers }: Answer): boolean {
  const parsed = parse(wordOf(headers, "content-security-policy") ?? "");
  return (parsed?.policy.get("frame-ancestors") ?? []).length > 0;
}
