/** Which pages the site has, read from src/pages/ when it is built. */
import { pageExistsIn } from "#lib/routes/present.ts";

export const pageExists = pageExistsIn(Object.keys(import.meta.glob("/src/pages/**/*.astro")));
