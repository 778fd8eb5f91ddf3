/**
 * How Cloudflare Pages reads `_headers`, after https://developers.cloudflare.com/pages/configuration/headers/ and the
 * asset server of its workers-sdk: each matching rule first removes its `! Names` and then sets headers; a name that is
 * already set gets both values, joined by a comma.
 */

export interface PagesRule {
  readonly path: string;
  readonly unset: readonly string[];
  readonly set: readonly (readonly [name: string, value: string])[];
}

/** @throws Error for a line that Cloudflare would skip */
export function readHeadersFile(text: string): PagesRule[] {
  const rules: { path: string; unset: string[]; set: [string, string][] }[] = [];
  for (const line of text.split("\n").map((part) => part.trim())) {
    if (line === "" || line.startsWith("#")) continue;
    const rule = rules.at(-1);
    const [, name, value] = /^([\w-]+): *(\S.*)$/.exec(line) ?? [];
    if (line.startsWith("/")) rules.push({ path: line, unset: [], set: [] });
    else if (line.startsWith("! ")) rule?.unset.push(line.slice(2));
    else if (name !== undefined && value !== undefined) rule?.set.push([name, value]);
    else throw new Error(`not understood: ${line}`);
  }
  return rules;
}

const expression = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split("*")
      .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(".*")}$`,
  );

/** @returns the headers of an answer at this address, by lowercase name */
export function pagesHeaders(rules: readonly PagesRule[], address: string): Record<string, string> {
  const headers = new Map([["access-control-allow-origin", "*"]]);
  const ownNames = new Set<string>();
  for (const { path, unset, set } of rules) {
    if (!expression(path).test(address)) continue;
    for (const name of unset) headers.delete(name.toLowerCase());
    for (const [name, value] of set.map(([key, text]) => [key.toLowerCase(), text] as const)) {
      const before = ownNames.has(name) ? headers.get(name) : undefined;
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
      ownNames.add(name);
    }
  }
  return Object.fromEntries(headers);
}
