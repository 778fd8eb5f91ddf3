/** What holds for every text of the content, whatever field or line it stands in. */
import { site } from "#site";
import { fontCharacters } from "#lib/text/font-characters.ts";
import { nearest } from "#lib/text/nearest.ts";
import { quotations } from "./constants.ts";

/** What stands in content for a value that the site configuration holds. */
const configured: ReadonlyMap<string, string> = new Map([
  ["product", site.product],
  ["slug", site.slug],
  ["email", site.hosts.email],
]);

/** The remedy for braces that stand for nothing. */
function meant(written: string): string {
  const braced = (keys: Iterable<string>) => [...keys].map((key) => `{${key}}`);
  // Of rules and regions the last part tells them apart; the first is the same for all.
  const [, first = ""] = /^\{\s*([a-z]+\.)/i.exec(written) ?? [];
  const own = [...configured.keys(), ...quotations().keys()].filter((key) => key.startsWith(first));
  const close = nearest(
    written.replace(first, ""),
    braced(own.map((key) => key.slice(first.length))),
  )?.replace("{", `{${first}`);
  if (close !== undefined) return `did you mean "${close}"?`;
  return `known are ${braced(configured.keys()).join(", ")} and the names of content/constants.yaml and content/plans.yaml`;
}

/** Takes the rest of a sentence whose subject is the text. */
type Say = (sentence: string) => void;

const known = new Set(fontCharacters);
const name = new RegExp(`\\b${site.product.replace(/[^\w\s]/g, "\\$&")}\\b`);

/** Any letter that the fonts lack, blanks apart: asked of every text at every build. */
const strange = new RegExp(`[^\\s${fontCharacters.replace(/[\\\]^-]/g, "\\$&")}]`, "u");

const isStranger = (char: string): boolean => !known.has(char) && char.trim() !== "";

/** As a reader counts: an emoji of several parts is one. */
const letters = new Intl.Segmenter("en");

/** Joiners, marks of direction and the like, which come along with what is copied. */
const invisible = /^[\p{Cf}\p{Cc}\ufe00-\ufe0f]$/u;

const code = (char: string) =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Says which letters of a text the site's fonts lack. */
export function checkCharacters(text: string, say: Say): void {
  if (!strange.test(text)) return;
  const odd = [...letters.segment(text)]
    .map(({ segment }) => segment)
    .filter((letter) => [...letter].some(isStranger));
  const seen = new Set(odd.filter((letter) => !hidesIn(letter)));
  const hidden = new Set(odd.filter(hidesIn).flatMap((letter) => [...letter].filter(isStranger)));
  if (seen.size > 0) {
    const list = [...seen].map((letter) => `“${letter}”`).join(", ");
    say(`holds ${list}, which the site’s fonts lack; write it with other characters`);
  }
  if (hidden.size > 0) {
    const list = [...hidden].map(code).join(", ");
    say(
      `holds a character that nobody can see (${list}); delete the words around it and type them again`,
    );
  }
}

/** Whether all that is strange about a letter is invisible. */
const hidesIn = (letter: string): boolean =>
  [...letter].filter(isStranger).every((char) => invisible.test(char));

/** Says that a text holds the product's name, with what to do about it. */
export function checkName(text: string, say: Say, remedy = "write {product} in its place"): void {
  if (name.test(text)) say(`holds the name “${site.product}”; ${remedy}`);
}

/** Says what no schema can know of a text: letters that cannot be set, the name written out, words left from `npm run new`. */
function checkWords(text: string, say: Say): void {
  checkCharacters(text, say);
  checkName(text, say);
  // NODE_ENV says "production" to `astro check` as well, which must let a new page pass.
  if (text.startsWith("Say here") && process.env["BUILD_NAME"] !== undefined) {
    say("still says what to write here; write it");
  }
}

/** A text with its quotations filled in, those within them too. `within` is what is being filled in already. */
function fillIn(text: string, say: Say, within: readonly string[] = []): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, key: string) => {
    const filled = configured.get(key) ?? quotations().get(key);
    if (filled === undefined) {
      say(`holds ${whole}, which stands for nothing; ${meant(whole)}`);
      return whole;
    }
    if (within.includes(key)) {
      say(`holds ${whole}, which quotes itself; write out one of the two`);
      return whole;
    }
    return filled.includes("{") ? fillIn(filled, say, [...within, key]) : filled;
  });
}

/**
 * @param text as the writer wrote it
 * @param say is told what is wrong with it
 * @returns the text with what stands elsewhere in place of `{product}`, `{billing_cycle}` and the like
 */
export function fillText(text: string, say: Say): string {
  checkWords(text, say);
  if (!text.includes("{")) return text;
  // A brace may stand alone; with a name behind it, it was meant to be closed.
  for (const [written, key = ""] of text.matchAll(/\{([a-z][\w.-]*)(?![\w.}-])/gi)) {
    if (configured.has(key) || quotations().has(key.replace(/\.$/, "")))
      say(`holds “${written}”, which is never closed; write "{${key.replace(/\.$/, "")}}"`);
  }
  return fillIn(text, say);
}
