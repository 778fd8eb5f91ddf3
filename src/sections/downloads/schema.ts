/**
 * The schema of content/pages/downloads.yaml: the desktop apps (docs/specification.md, 2.16). A missing archive is an
 * error of its field, so that no card has a dead link.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { checked, flag, inOrder, list, object, text } from "#content/fields.ts";
import { faq, links, page, section } from "#content/shared.ts";

/** The folder of the archives in the project, and their path for visitors. */
export const archiveFolder = "public/downloads/app";
export const archivePath = (file: string): string => `/downloads/app/${file}`;

function archiveFault(file: string): string | undefined {
  if (!/^[a-z0-9]+(?:[.-][a-z0-9]+)*\.zip$/.test(file))
    return `is "${file}"; write a name of lowercase letters, digits, periods and hyphens that ends in .zip`;
  // In the project's folder, as link.ts looks for pages.
  return existsSync(join(process.cwd(), archiveFolder, file))
    ? undefined
    : `names ${file}, which is not in ${archiveFolder}/; put the archive there, or correct its name`;
}

const app = {
  name: text(24, "the operating system"),
  needs: text(60, "what the app needs to run"),
  action: text(32, "the link’s words"),
  file: checked(
    text(80, `the archive’s file in ${archiveFolder}/, such as desktop-mac.zip`),
    archiveFault,
  ),
  where: text(32, "where to run the command"),
  command: text(80, "the command that prints the checksum: [file]"),
  answer: text(40, "the command's output: [sum], [SUM] in capitals, [file]"),
  copy: text(40, "the button that copies the command"),
  sample: flag("is the archive invented? It stays marked as a sample until this is false"),
};

export const downloadsPage = page({
  hero: section({}),
  apps: inOrder("apps", ["mac", "windows"], app),
  labels: object({
    kind: text(24, "what kind of file it is"),
    size: text(24, "the words before the size"),
    sum: text(24, "the words before the checksum"),
    answers: text(32, "the words above a command's output"),
    copied: text(24, "the words shown after the command is copied"),
    failed: text(60, "the words shown when the browser does not allow copying"),
    sample: text(80, "what the sample label on an archive means"),
  }),
  check: section({ steps: list("steps", text(200, "one step")) }),
  questions: object({ ...faq({}), links }),
});
