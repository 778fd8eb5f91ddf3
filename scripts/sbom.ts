/**
 * `npm run sbom [-- --out FILE]`: writes the bill of materials (CycloneDX 1.6, JSON) of everything in
 * package-lock.json. The same lock gives the same file.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { main, refusing, say } from "./lib/cli.ts";
import { outputAt, root } from "./lib/paths.ts";
import { billOf, type Packages } from "./sbom/bom.ts";

await main(async () => {
  const { values } = await refusing(() => parseArgs({ options: { out: { type: "string" } } }));
  const file = resolve(values.out ?? join(outputAt(undefined).records, "sbom.cdx.json"));
  const lock = await readFile(join(root, "package-lock.json"), "utf8");
  const { packages } = JSON.parse(lock) as { readonly packages: Packages };
  const bill = billOf(packages);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(bill, null, 2)}\n`);
  say(`${file}: ${String(bill.components.length)} components`);
});
