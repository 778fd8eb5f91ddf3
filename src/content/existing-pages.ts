/** The site's pages: the files of src/pages/, and the content files that make one page each. */
import { type PageExists, pageExistsIn } from "#lib/routes/present.ts";
import { folderRoutes } from "./folders.ts";

const files = Object.keys(import.meta.glob("/src/pages/**/*.astro"));

const now = () => pageExistsIn(files, folderRoutes());
const built = import.meta.env.PROD ? now() : undefined;

/** The development server notices added and deleted files immediately. */
export const pageExists: PageExists = (path) => (built ?? now())(path);

/** The number of page templates, one per file. */
export const templateCount = files.length;
