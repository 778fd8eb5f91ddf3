import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseContent } from "#content/parse.ts";
import { archiveFolder, downloadsPage } from "#sections/downloads/schema.ts";
import { readArchive } from "./archives.ts";

const path = "content/pages/downloads.yaml";
const source = readFileSync(path, "utf8");
const { apps } = parseContent(path, source, downloadsPage);
const refused = (changed: string) => {
  expect(changed).not.toBe(source);
  try {
    parseContent(path, changed, downloadsPage);
  } catch (error) {
    return String(error);
  }
  return "";
};

describe.each(apps)("the archive for $name", ({ file }) => {
  it("matches the size and checksum from another implementation", async () => {
    const bytes = new Uint8Array(readFileSync(join(archiveFolder, file)));
    const sum = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
    const archive = readArchive(file);
    expect(archive.sum).toBe(sum);
    expect(archive.bytes).toBe(readFileSync(join(archiveFolder, file)).length);
  });
});

it("stops the build if an archive is missing, with the field and what to do", () => {
  expect(refused(source.replace("desktop-mac-sample.zip", "desktop-mac.zip"))).toContain(
    'field "apps #1 file" names desktop-mac.zip, which does not lie in public/downloads/app/; put the archive there, or correct its name.',
  );
});

it("rejects a file that is not an archive, and a path outside the folder", () => {
  const remedy = "write a name of small letters, digits, points and hyphens that ends in .zip.";
  for (const file of ["setup.exe", "../../favicon.zip", "Desktop App.zip"])
    expect(refused(source.replace("desktop-windows-sample.zip", `"${file}"`))).toContain(
      `field "apps #2 file" is "${file}"; ${remedy}`,
    );
});
