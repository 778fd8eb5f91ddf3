/** What is done to every page, in development and in the build alike. */
import { defineMiddleware } from "astro:middleware";

const island = /<astro-island\b[\s\S]*?<\/astro-island>/;
const heading = /<h[1-3]\b[\s\S]*?<\/h[1-3]>/;
const parts = new RegExp(`${island.source}|${heading.source}`, "g");
const tagOrCompound = /<[^>]*>|[\p{L}\d]+(?:-[\p{L}\d]+)+/gu;

/** Longer ones may break: they would leave a narrow window. */
const maxLetters = 14;

/**
 * Keeps short compounds of a page's headings on one line: a browser breaks after a hyphen ("build-/a-box"), and no style
 * forbids that. Live parts are left as they are, because React compares its own markup with theirs.
 */
export const keepCompoundsTogether = (html: string): string =>
  html.replace(parts, (part) =>
    part.startsWith("<astro-island")
      ? part
      : part.replace(tagOrCompound, (found) =>
          found.startsWith("<") || found.length > maxLetters
            ? found
            : `<span class="whitespace-nowrap">${found}</span>`,
        ),
  );

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  return new Response(keepCompoundsTogether(await response.text()), response);
});
