/** What the steps of the build share. */
import { fileURLToPath } from "node:url";
import type { AstroIntegration, AstroIntegrationLogger } from "astro";

/** The project's folder. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * @param name of the step, in messages
 * @param work gets the folder of the built site; an error stops the build
 * @returns an integration that only works on the finished build
 */
export const afterBuild = (
  name: string,
  work: (dist: string, logger: AstroIntegrationLogger) => void | Promise<void>,
): AstroIntegration => ({
  name,
  hooks: { "astro:build:done": ({ dir, logger }) => work(fileURLToPath(dir), logger) },
});
