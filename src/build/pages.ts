/** Which pages the site has, read from src/pages/ when it is built. */
import { pageExistsIn } from "#lib/routes/present.ts";

const files = Object.keys(import.meta.glob("/src/pages/**/*.astro"));

export const pageExists = pageExistsIn(files);

/** How many kinds of page there are: each is a file. */
export const templateCount = files.length;
