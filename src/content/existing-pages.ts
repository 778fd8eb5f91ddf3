/** Which pages the site has: the files of src/pages/, and those of the content that make a page each. */
import { type PageExists, pageExistsIn } from "#lib/routes/present.ts";
import { folderRoutes } from "./folders.ts";

const files = Object.keys(import.meta.glob("/src/pages/**/*.astro"));

const now = () => pageExistsIn(files, folderRoutes());
const built = import.meta.env.PROD ? now() : undefined;

/** On the development server a file that comes or goes is seen at once. */
export const pageExists: PageExists = (path) => (built ?? now())(path);

/** How many kinds of page there are: each is a file. */
export const templateCount = files.length;
