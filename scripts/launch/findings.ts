/** All that keeps a site from being launched, of its configuration and its content. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "#lib/site/define.ts";
import { contentFindings } from "./content-findings.ts";
import type { Finding } from "./finding.ts";
import { builtFile, builtFindings } from "./security-findings.ts";
import { siteFile, siteFindings } from "./site-findings.ts";
import { vitalsFindings } from "./vitals-findings.ts";

/**
 * @param root the project's folder
 * @param site its configuration
 * @param now the present moment
 * @returns the configuration's findings first, then the build's, then the content's by file and line
 */
export function launchFindings(root: string, site: Site, now = new Date()): readonly Finding[] {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const files = globSync("content/**/*.{yaml,md}", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  return [
    ...siteFindings(read(siteFile), site, now),
    ...(existsSync(join(root, builtFile)) ? builtFindings(read(builtFile), now) : []),
    ...files.flatMap((file) =>
      [...contentFindings(file, read(file)), ...vitalsFindings(file, read(file), site)].toSorted(
        (a, b) => a.line - b.line,
      ),
    ),
  ];
}
