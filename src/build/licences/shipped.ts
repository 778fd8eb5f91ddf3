/**
 * Which packages are in what visitors get: told from the bundles themselves, since a dependency may stay at home and a
 * development dependency may be shipped. Every build of scripts that visitors get has this plugin.
 */
import type { Plugin } from "vite";

/** Paths of packages' folders below node_modules, such as "react-dom"; filled by every build of this process. */
const found = new Set<string>();

/** @returns names of packages, sorted */
export const shippedPackages = (): readonly string[] => [...found].toSorted();

/** What bundlers put in themselves, by the beginning of its module's name. */
const helpers: readonly (readonly [string, string])[] = [
  ["\0vite/", "vite"],
  ["\0rolldown/", "rolldown"],
];

/**
 * @param id of a module or a file, as bundlers name it
 * @returns the package it is of; undefined for our own
 */
export function packageOf(id: string): string | undefined {
  const [, inside] = /^.*[\\/]?node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/?]+)/.exec(id) ?? [];
  return inside?.replaceAll("\\", "/") ?? helpers.find(([start]) => id.startsWith(start))?.[1];
}

/** Names that a style sheet's own notices give: `/*! tailwindcss v4.3.3 | MIT License …`. */
const noticed = (source: string): readonly string[] =>
  [...source.matchAll(/\/\*! ([@\w/-]+) v\d/g)].map(([, name = ""]) => name);

/** The plugin; for workers as well. */
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
