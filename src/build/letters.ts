/**
 * Says on a page's root that the page holds letters of the fonts' extended files, so that the page script asks
 * for these too, and the words are set once: with all of their fonts or with the fall-backs
 * (docs/decisions/0010-fonts-in-time.md).
 */
import { fontParts } from "../lib/text/font-characters.ts";

const { characters } = fontParts.extended;
const further = new RegExp(`[${characters}]`);

/** What the browser's font loading is asked for: a blank stands for the base file, a letter for the extended one. */
const asked = ` ${characters.charAt(characters.indexOf("ü"))}`;

/**
 * @param html a built page
 * @returns the page with `data-letters` on its root where it holds such a letter, otherwise the page as it is
 */
export const withLetters = (html: string): string =>
  further.test(html) ? html.replace(/<html(?=[\s>])/, `<html data-letters="${asked}"`) : html;
