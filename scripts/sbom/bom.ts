/**
 * The project's bill of materials as CycloneDX 1.6, from package-lock.json alone: without a number or a moment of its
 * own, so that the same lock gives the same file.
 */

export interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
export type Packages = Readonly<Record<string, Locked>>;

const folder = "node_modules/";
const nameOf = (path: string, { name }: Locked) =>
  name ?? path.slice(path.lastIndexOf(folder) + folder.length);
const refOf = (path: string, locked: Locked) => `${nameOf(path, locked)}@${locked.version ?? "0"}`;

/** Where Node would find a package from here: the nearest folder upward. */
function resolve(packages: Packages, from: string, name: string): string | undefined {
  const path = `${from === "" ? "" : `${from}/`}${folder}${name}`;
  if (packages[path] !== undefined) return path;
  if (from === "") return undefined;
  const up = from.lastIndexOf(`/${folder}`);
  return resolve(packages, up === -1 ? "" : from.slice(0, up), name);
}

/** What development alone needs is no part of what is made; what other systems need may be left out. */
function scopeOf({ dev, optional, devOptional }: Locked): "excluded" | "optional" | "required" {
  if (dev || devOptional) return "excluded";
  return optional ? "optional" : "required";
}

const hashesOf = (integrity: string) =>
  integrity
    .split(" ")
    .filter((each) => each.startsWith("sha512-"))
    .map((each) => ({
      alg: "SHA-512",
      content: Buffer.from(each.slice("sha512-".length), "base64").toString("hex"),
    }));

const licencesOf = (licence: string) =>
  /[ ()]/.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];

function componentOf(path: string, locked: Locked) {
  const name = nameOf(path, locked);
  const version = locked.version ?? "0";
  const [group, rest] = name.startsWith("@") ? name.split("/") : [undefined, name];
  return {
    type: "library",
    "bom-ref": refOf(path, locked),
    ...(group === undefined ? {} : { group }),
    name: rest,
    version,
    scope: scopeOf(locked),
    ...(locked.integrity === undefined ? {} : { hashes: hashesOf(locked.integrity) }),
    ...(locked.license === undefined ? {} : { licenses: licencesOf(locked.license) }),
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
  };
}

function dependsOn(packages: Packages, path: string, locked: Locked): readonly string[] {
  const names = [
    locked.dependencies,
    locked.devDependencies,
    locked.optionalDependencies,
    locked.peerDependencies,
  ].flatMap((each) => Object.keys(each ?? {}));
  return names.flatMap((name) => {
    const found = resolve(packages, path, name);
    const entry = found === undefined ? undefined : packages[found];
    return found === undefined || entry === undefined ? [] : [refOf(found, entry)];
  });
}

const byRef = (a: { readonly "bom-ref": string }, b: { readonly "bom-ref": string }) =>
  a["bom-ref"] < b["bom-ref"] ? -1 : 1;

/** A package that lies in several folders is one component: needed where one of its copies is. */
function componentsOf(entries: readonly (readonly [string, Locked])[]) {
  const strength = ["excluded", "optional", "required"];
  const components = new Map<string, ReturnType<typeof componentOf>>();
  for (const [path, locked] of entries) {
    const component = componentOf(path, locked);
    const known = components.get(component["bom-ref"]);
    if (known === undefined || strength.indexOf(known.scope) < strength.indexOf(component.scope))
      components.set(component["bom-ref"], component);
  }
  return [...components.values()].toSorted(byRef);
}

/**
 * @param packages of package-lock.json; the project itself stands under ""
 * @returns the bill, ready to be written as JSON
 */
export function billOf(packages: Packages) {
  const root = packages[""] ?? {};
  const entries = Object.entries(packages).filter(([path]) => path !== "");
  const edges = new Map<string, Set<string>>();
  for (const [path, locked] of Object.entries(packages)) {
    const ref = refOf(path, locked);
    const all = edges.get(ref) ?? new Set();
    edges.set(ref, all);
    for (const each of dependsOn(packages, path, locked)) all.add(each);
  }
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      lifecycles: [{ phase: "pre-build" }],
      component: {
        type: "application",
        "bom-ref": refOf("", root),
        name: nameOf("", root),
        version: root.version ?? "0",
      },
    },
    components: componentsOf(entries),
    dependencies: [...edges]
      .map(([ref, all]) => ({ ref, dependsOn: [...all].toSorted() }))
      .toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
  };
}
