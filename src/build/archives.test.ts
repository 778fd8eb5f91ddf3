import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseContent } from "#content/parse.ts";
import { downloadsPage } from "#sections/downloads/schema.ts";

const path = "content/pages/downloads.yaml";
const source = readFileSync(path, "utf8");
const refused = (changed: string) => {
  expect(changed).not.toBe(source);
  try {
    parseContent(path, changed, downloadsPage);
  } catch (error) {
    return String(error);
  }
  return "";
};

it("stops the build if an archive is missing, with the field and what to do", () => {
  expect(refused(source.replace("desktop-mac-sample.zip", "desktop-mac.zip"))).toContain(
    'field "apps #1 file" names desktop-mac.zip, which is not in public/downloads/app/; put the archive there, or correct its name.',
  );
});

it("rejects a file that is not an archive, and a path outside the folder", () => {
  const remedy =
    "write a name of lowercase letters, digits, periods and hyphens that ends in .zip.";
  for (const file of ["setup.exe", "../../favicon.zip", "Desktop App.zip"])
    expect(refused(source.replace("desktop-windows-sample.zip", `"${file}"`))).toContain(
      `field "apps #2 file" is "${file}"; ${remedy}`,
    );
});
