/** What npm's advisory service says of the packages that visitors get. */

export interface Listed {
  readonly name: string;
  readonly version: string;
}

export type Report =
  /** Nothing is known: the reason. */
  | { readonly kind: "unanswered"; readonly reason: string }
  /** Sentences about what is shipped, and how many other packages, which stay at home, have an advisory. */
  | { readonly kind: "answered"; readonly shipped: readonly string[]; readonly others: number };

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? { ...value } : {};
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];

/** The advisories of one entry: what it has only by another package is told there. */
function sentencesOf({ name, version }: Listed, entry: Fields): readonly string[] {
  const own = listOf(entry["via"]).filter((via) => typeof via === "object");
  const said = own.map((via) => {
    const { title, url } = fieldsOf(via);
    return `${textOf(title)} (${textOf(url)})`;
  });
  const through = listOf(entry["via"]).filter((via) => typeof via === "string");
  const reasons = said.length > 0 ? said : [`by ${through.map(String).join(", ")}`];
  return reasons.map((reason) => `${name} ${version}, ${textOf(entry["severity"])}: ${reason}`);
}

/**
 * @param output what `npm audit --json` wrote
 * @param shipped the packages that visitors get (/licences.txt)
 */
export function readAudit(output: string, shipped: readonly Listed[]): Report {
  let answer: Fields;
  try {
    answer = fieldsOf(JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1)));
  } catch {
    return { kind: "unanswered", reason: output.trim() || "npm said nothing" };
  }
  if (typeof answer["vulnerabilities"] !== "object")
    return { kind: "unanswered", reason: textOf(answer["message"]) || "npm gave no list" };
  const entries = Object.entries(fieldsOf(answer["vulnerabilities"]));
  const isShipped = ([name, entry]: readonly [string, unknown]) =>
    shipped.some((each) => each.name === name) &&
    listOf(fieldsOf(entry)["nodes"]).includes(`node_modules/${name}`);
  const found = entries
    .filter(isShipped)
    .flatMap(([name, entry]) =>
      shipped
        .filter((each) => each.name === name)
        .flatMap((each) => sentencesOf(each, fieldsOf(entry))),
    );
  return {
    kind: "answered",
    shipped: found,
    others: entries.filter((entry) => !isShipped(entry)).length,
  };
}
