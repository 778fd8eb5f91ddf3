/**
 * Writes /licenses.txt: the packages that visitors receive, with their license and its text. The bundles show which
 * packages ship: not all dependencies do, and some development dependencies do.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { fontFamilies } from "../lib/text/fonts.ts";
import { afterBuild, root } from "./after-build.ts";

/** Licenses that only require their text to be included (SPDX). Any other stops the build: read it first. */
export const allowed = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "OFL-1.1",
  "Unlicense",
] as const;
type License = (typeof allowed)[number];

export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: License;
  readonly text: string;
}

interface Manifest {
  readonly version: string;
  readonly license?: string;
}

const isAllowed = (license: string): license is License =>
  allowed.some((known) => known === license);

/** Text of a license that some packages leave out, if it is always the same. */
const standardTexts: Partial<Record<License, string>> = { "Apache-2.0": "Apache-2.0.txt" };

function ownText(folder: string): string | undefined {
  const file = readdirSync(folder)
    .toSorted()
    .find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name));
  if (file === undefined) return undefined;
  // Bundlers also list their own dependencies, which are not shipped.
  const [text = ""] = readFileSync(join(folder, file), "utf8").split(/^# Licenses of bundled/m);
  return text.trim();
}

/**
 * @param modules the folder node_modules
 * @param name a package in it
 * @throws Error with the package's name when its license is not allowed, or its text is missing
 */
export function noticeOf(modules: string, name: string): Notice {
  const folder = join(modules, name);
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const license = manifest.license ?? "none";
  if (!isAllowed(license))
    throw new Error(
      `${name} is shipped to visitors under the license ${license}, which is not in src/build/licenses.ts; read it, then allow it or ship something else.`,
    );
  const standard = standardTexts[license];
  const text =
    ownText(folder) ??
    (standard === undefined
      ? undefined
      : readFileSync(new URL(`./${standard}`, import.meta.url), "utf8").trim());
  if (text === undefined)
    throw new Error(`${name} is shipped to visitors without the text of its license (${license}).`);
  return { name, version: manifest.version, license, text };
}

/** The site's fonts, whose packages a production install leaves out: their licenses are next to them. */
function fontNotices(): readonly Notice[] {
  const lock = readFileSync(`${root}package-lock.json`, "utf8");
  const { packages } = JSON.parse(lock) as { readonly packages: Record<string, Manifest> };
  return Object.entries(fontFamilies).map(([file, name]) => ({
    name,
    version: packages[`node_modules/${name}`]?.version ?? "",
    license: "OFL-1.1",
    text: readFileSync(`${root}src/fonts/${file}.LICENSE.txt`, "utf8").trim(),
  }));
}

const rule = "=".repeat(80);
const headOf = ({ name, version, license }: Notice) => `${name} ${version}, ${license}`;

/** @returns one file: a line for each, then the texts */
function licensesText(notices: readonly Notice[]): string {
  const all = notices.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const texts = all.map((notice) => `${rule}\n${headOf(notice)}\n\n${notice.text}\n`);
  return `${all.map(headOf).join("\n")}\n\n${texts.join("\n")}`;
}

/** @returns the packages that a file of licenses lists */
export function listedIn(text: string): readonly Pick<Notice, "name" | "version">[] {
  const [list = ""] = text.split(rule);
  return [...list.matchAll(/^(\S+) (\S+), \S+$/gm)].map(([, name = "", version = ""]) => ({
    name,
    version,
  }));
}

/** Package folders below node_modules, such as "react-dom"; filled by every build in this process. */
const found = new Set<string>();

/** Modules that bundlers add themselves, by prefix. */
const helpers: readonly (readonly [string, string])[] = [
  ["\0vite/", "vite"],
  ["\0rolldown/", "rolldown"],
];

/**
 * @param id a module or file name from a bundler
 * @returns its package; undefined for our own code
 */
export function packageOf(id: string): string | undefined {
  const [, inside] = /^.*[\\/]?node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/?]+)/.exec(id) ?? [];
  return inside?.replaceAll("\\", "/") ?? helpers.find(([start]) => id.startsWith(start))?.[1];
}

/** Names from notices in a stylesheet: `/*! tailwindcss v4.3.3 | MIT License …`. */
const noticed = (source: string): readonly string[] =>
  [...source.matchAll(/\/\*! ([@\w/-]+) v\d/g)].map(([, name = ""]) => name);

/** The plugin that finds packages, for every build of scripts for visitors, including workers. */
export const shipped = (): Plugin => ({
  name: "shipped-packages",
  generateBundle(_, bundle) {
    const isClient = this.environment.config.consumer === "client";
    for (const file of Object.values(bundle)) {
      const ids =
        file.type === "asset"
          ? file.originalFileNames
          : Object.entries(file.modules)
              .filter(([, { renderedLength }]) => isClient && renderedLength > 0)
              .map(([id]) => id);
      const notices =
        file.type === "asset" && file.fileName.endsWith(".css") ? noticed(String(file.source)) : [];
      for (const name of [...ids.map(packageOf), ...notices]) if (name) found.add(name);
    }
  },
});

/** Code in pages that no bundler adds: Astro's few lines that hydrate an island. */
const inlined = ["astro"];

/** Must come after every integration that builds scripts. */
export const licenses = () =>
  afterBuild("licenses", (dist) => {
    const names = new Set([...found, ...inlined]);
    const notices = [...names].map((name) => noticeOf(`${root}node_modules`, name));
    writeFileSync(join(dist, "licenses.txt"), licensesText([...notices, ...fontNotices()]));
  });
