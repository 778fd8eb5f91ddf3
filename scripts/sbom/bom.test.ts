import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { describe, expect, it } from "vitest";
import { root } from "../lib/paths.ts";
import { billOf, type Packages } from "./bom.ts";

const lock = readFileSync(join(root, "package-lock.json"), "utf8");
const { packages } = JSON.parse(lock) as { readonly packages: Packages };
const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

describe("this project's bill of materials", () => {
  const text = JSON.stringify(billOf(packages));

  it("is CycloneDX by its own schema", async () => {
    expect(await validator.validate(text)).toBeNull();
    // The schema is compiled, and 760 components are read.
  });

  it("would not pass with a fault", async () => {
    const small = JSON.stringify(billOf({ "": {}, "node_modules/a": { version: "1.0.0" } }));
    expect(await validator.validate(small)).toBeNull();
    expect(await validator.validate(small.replace('"required"', '"wanted"'))).not.toBeNull();
  });

  it("holds every package of the lock once, and no moment or number of its own", () => {
    const { components, metadata, dependencies } = billOf(packages);
    const names = Object.entries(packages)
      .filter(([path]) => path !== "")
      .map(
        ([path, { name, version = "" }]) =>
          `${name ?? path.split("node_modules/").at(-1) ?? ""}@${version}`,
      );
    expect(components.map((each) => each["bom-ref"])).toEqual([...new Set(names)].toSorted());
    expect(JSON.stringify(billOf(packages))).toBe(text);
    expect(text).not.toMatch(/serialNumber|timestamp/);
    const refs = new Set([...components, metadata.component].map((each) => each["bom-ref"]));
    const named = dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(named.filter((ref) => !refs.has(ref))).toEqual([]);
  });
});

describe("billOf", () => {
  const bill = billOf({
    "": { name: "shop", version: "1.0.0", dependencies: { a: "1" }, devDependencies: { b: "2" } },
    "node_modules/a": {
      version: "1.0.0",
      license: "MIT",
      integrity: "sha512-AAAA",
      dependencies: { c: "1" },
    },
    "node_modules/b": {
      version: "2.0.0",
      dev: true,
      license: "(MIT OR CC0-1.0)",
      dependencies: { c: "2" },
    },
    "node_modules/b/node_modules/c": { version: "2.0.0", dev: true },
    "node_modules/c": { version: "1.0.0", optional: true },
    "node_modules/@s/d": {
      version: "1.0.0",
      optionalDependencies: { gone: "1" },
      peerDependencies: { a: "1" },
    },
  });
  const component = (ref: string) => bill.components.find((each) => each["bom-ref"] === ref);

  it("finds each dependency where Node would", () => {
    expect(bill.dependencies).toEqual([
      { ref: "@s/d@1.0.0", dependsOn: ["a@1.0.0"] },
      { ref: "a@1.0.0", dependsOn: ["c@1.0.0"] },
      { ref: "b@2.0.0", dependsOn: ["c@2.0.0"] },
      { ref: "c@1.0.0", dependsOn: [] },
      { ref: "c@2.0.0", dependsOn: [] },
      { ref: "shop@1.0.0", dependsOn: ["a@1.0.0", "b@2.0.0"] },
    ]);
  });

  it("says what each is, and whether it is part of what is made", () => {
    expect(component("a@1.0.0")).toMatchObject({
      scope: "required",
      purl: "pkg:npm/a@1.0.0",
      licenses: [{ license: { id: "MIT" } }],
      hashes: [{ alg: "SHA-512", content: "000000" }],
    });
    expect(component("b@2.0.0")).toMatchObject({
      scope: "excluded",
      licenses: [{ expression: "(MIT OR CC0-1.0)" }],
    });
    expect(component("c@1.0.0")).toMatchObject({ scope: "optional" });
    expect(component("@s/d@1.0.0")).toMatchObject({
      group: "@s",
      name: "d",
      purl: "pkg:npm/%40s/d@1.0.0",
    });
  });
});
