/**
 * A specimen stands on the page twice, by day and by night, and sections have fixed ids. So each drawing
 * becomes markup first, and then its ids, and what refers to them, get the theme's name.
 */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const references = /(\s(?:id|for|aria-controls|aria-labelledby|aria-describedby)=")([^"]+)/g;
/** Elements that belong together by name: exclusive details, radios. */
const groups = /(<(?:details|input type="radio")[^>]* name="[^"]+)/g;
/** Landmarks, whose names have to differ (axe: landmark-unique). */
const landmarks = /(<(?:nav|\w+(?=[^>]* role="region"))[^>]* aria-label="[^"]*)/g;

/**
 * @param html markup as React writes it
 * @param scope what to add, a word
 * @returns the same with every id, reference, group name and landmark label made its own
 */
export const scoped = (html: string, scope: string): string =>
  html
    .replace(
      references,
      (_, start: string, ids: string) => start + ids.replace(/\S+/g, `$&-${scope}`),
    )
    .replace(groups, `$1-${scope}`)
    .replace(landmarks, `$1, ${scope}`);

/** A drawing as markup that can stand beside others of its kind. */
export const face = (drawing: ReactNode, scope: string): string =>
  scoped(renderToStaticMarkup(drawing), scope);
