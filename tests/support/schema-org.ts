/**
 * Checks structured data against schema.org's vocabulary: known types, properties of the type or of one above it, and
 * allowed values. Stricter than schema.org, which accepts text in place of any thing.
 */
import { readFileSync } from "node:fs";

/** A thing in JSON-LD. */
export type Json = string | number | boolean | null | readonly Json[] | Node;
export interface Node {
  readonly [key: string]: Json;
}

interface Property {
  /** Types that may have it. */
  readonly on: readonly string[];
  /** Types of its values. */
  readonly holds: readonly string[];
}

const vocabulary = JSON.parse(
  readFileSync(new URL("../fixtures/schema-org.json", import.meta.url), "utf8"),
) as {
  readonly types: Readonly<Record<string, readonly string[]>>;
  readonly properties: Readonly<Record<string, Property>>;
};
const types = new Map(Object.entries(vocabulary.types));
const properties = new Map(Object.entries(vocabulary.properties));

/** A type with all types above it. */
const kindsOf = (type: string): ReadonlySet<string> =>
  new Set([type, ...(types.get(type) ?? []).flatMap((above) => [...kindsOf(above)])]);

const day = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const absolute = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? "");

/** The format of text values by type. */
const forms: Readonly<Record<string, (text: string) => boolean>> = {
  Text: (text) => text.trim() === text && text !== "",
  URL: absolute,
  Date: (text) => new RegExp(`^${day}$`).test(text),
  DateTime: (text) =>
    new RegExp(String.raw`^${day}T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$`).test(text),
  Duration: (text) => /^P(?!$)(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/.test(text),
};

export const isNode = (value: Json): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a single value has one of a property's types. */
function fits(value: Json, holds: readonly string[]): boolean {
  if (typeof value === "number")
    return holds.includes("Number") || (holds.includes("Integer") && Number.isInteger(value));
  if (typeof value === "boolean") return holds.includes("Boolean");
  if (typeof value === "string") return holds.some((type) => forms[type]?.(value));
  if (!isNode(value)) return false;
  const { "@type": type, "@id": id } = value;
  // A reference to a thing defined elsewhere.
  if (type === undefined) return typeof id === "string" && absolute(id);
  return typeof type === "string" && holds.some((held) => kindsOf(type).has(held));
}

/** The property that a key names; on an action "query-input" describes `query`, also as text. */
function propertyOf(key: string, above: ReadonlySet<string>): Property | undefined {
  if (!above.has("Action") || !/-(?:in|out)put$/.test(key)) return properties.get(key);
  const own = properties.get(key.replace(/-(?:in|out)put$/, ""));
  return own && { on: own.on, holds: ["PropertyValueSpecification", "Text"] };
}

/**
 * @param node a thing
 * @param place its place, for the sentences
 * @returns one sentence for each fault of it and of the things in it
 */
export function faultsOf(node: Node, place = "the block"): string[] {
  const type = node["@type"];
  if (typeof type !== "string" || !types.has(type))
    return [`${place}: tests/fixtures/schema-org.json has no type ${JSON.stringify(type)}`];
  const above = kindsOf(type);
  return Object.entries(node)
    .filter(([key]) => !["@context", "@id", "@type"].includes(key))
    .flatMap(([key, held]) => {
      const at = `${place}, ${type}.${key}`;
      const property = propertyOf(key, above);
      if (property === undefined)
        return [`${at}: tests/fixtures/schema-org.json has no such property`];
      if (!property.on.some((one) => above.has(one)))
        return [`${at}: belongs to ${property.on.join(", ")}`];
      return [held]
        .flat()
        .flatMap((value: Json) => [
          ...(fits(value, property.holds)
            ? []
            : [`${at}: ${JSON.stringify(value)} is none of ${property.holds.join(", ")}`]),
          ...(isNode(value) && "@type" in value ? faultsOf(value, at) : []),
        ]);
    });
}

/** The things in a block. @throws Error if it is not a schema.org block */
export function thingsIn(text: string): readonly Node[] {
  const block = JSON.parse(text) as Node;
  if (block["@context"] !== "https://schema.org") throw new Error("the block is not of schema.org");
  const graph = block["@graph"];
  return Array.isArray(graph) ? (graph as Node[]) : [block];
}
