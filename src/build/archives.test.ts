import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
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

describe.each(apps)("the archive for $name", ({ file, sample }) => {
  it("has the size and the checksum that another implementation finds", async () => {
    const bytes = new Uint8Array(readFileSync(join(archiveFolder, file)));
    const sum = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
    const archive = readArchive(file);
    expect(archive.sum).toBe(sum);
    expect(archive.bytes).toBe(readFileSync(join(archiveFolder, file)).length);
  });

  it.runIf(sample)("holds one text that says it is a sample, and nothing that runs", () => {
    const bytes = readFileSync(join(archiveFolder, file));
    const end = bytes.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
    // Entries in all, then the first one's name in the directory at the file's end.
    expect(bytes.readUInt16LE(end + 10)).toBe(1);
    const entry = bytes.readUInt32LE(end + 16);
    const name = bytes.toString("utf8", entry + 46, entry + 46 + bytes.readUInt16LE(entry + 28));
    expect(name).toBe("READ-ME.txt");
    expect(bytes.toString("utf8")).toContain("A sample archive.");
  });
});

it("stops the build where an archive is not there, with the field and what to do", () => {
  expect(refused(source.replace("desktop-mac-sample.zip", "desktop-mac.zip"))).toContain(
    'field "apps #1 file" names desktop-mac.zip, which does not lie in public/downloads/app/; put the archive there, or correct its name.',
  );
});

it("says the same of one that is removed while the development server runs", () => {
  const folder = mkdtempSync(join(tmpdir(), "archives-"));
  for (const file of [path, "content/constants.yaml", "content/plans.yaml"])
    cpSync(file, join(folder, file));
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  expect(() => readArchive("desktop-mac-sample.zip", folder)).toThrow(
    /content\/pages\/downloads\.yaml:\d+: field "apps #1 file" names desktop-mac-sample\.zip, which does not lie in/,
  );
  vi.mocked(process.cwd).mockRestore();
  rmSync(folder, { recursive: true });
});

it("refuses a file that is no archive, and a path out of the folder", () => {
  const remedy = "write a name of small letters, digits, points and hyphens that ends in .zip.";
  for (const file of ["setup.exe", "../../favicon.zip", "Desktop App.zip"])
    expect(refused(source.replace("desktop-windows-sample.zip", `"${file}"`))).toContain(
      `field "apps #2 file" is "${file}"; ${remedy}`,
    );
});
