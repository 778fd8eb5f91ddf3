/** What the steps of the build share. */
import { fileURLToPath } from "node:url";
import type { AstroIntegration, AstroIntegrationLogger } from "astro";

/** The project's folder. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** @returns an integration that works on the finished build; an error stops it */
export const afterBuild = (
  name: string,
  work: (dist: string, logger: AstroIntegrationLogger) => void | Promise<void>,
): AstroIntegration => ({
  name,
  hooks: { "astro:build:done": ({ dir, logger }) => work(fileURLToPath(dir), logger) },
});
