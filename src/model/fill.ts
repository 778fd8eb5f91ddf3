/** What holds for every text of the content, whatever field or line it stands in. */
import { site } from "#site";
import { fontCharacters } from "#lib/text/font-characters.ts";
import { didYouMean } from "./fields.ts";

/** What stands in content for a value that the site configuration holds. */
const placeholders: ReadonlyMap<string, string> = new Map([
  ["product", site.product],
  ["email", site.hosts.email],
]);

/** Takes the rest of a sentence whose subject is the text. */
type Say = (sentence: string) => void;

const known = new Set(fontCharacters);
const name = new RegExp(`\\b${site.product.replace(/[^\w\s]/g, "\\$&")}\\b`);

/** Says which letters of a text the site's fonts lack. */
export function checkCharacters(text: string, say: Say): void {
  const strangers = [...new Set(text)].filter((char) => !known.has(char) && char.trim() !== "");
  if (strangers.length === 0) return;
  const list = strangers.map((char) => `“${char}”`).join(", ");
  say(`holds ${list}, which the site’s fonts lack; write it with other characters`);
}

/** Says what no schema can know of a text: letters that cannot be set, the name written out, words left from `npm run new`. */
function checkWords(text: string, say: Say): void {
  checkCharacters(text, say);
  if (name.test(text)) {
    say(`holds the name “${site.product}”; write {product} in its place`);
  }
  if (text.startsWith("Say here") && process.env["NODE_ENV"] === "production") {
    say("still says what to write here; write it");
  }
}

/**
 * @param text as the writer wrote it
 * @param say is told what is wrong with it
 * @returns the text with configured values in place of `{product}` and the like
 */
export function fillText(text: string, say: Say): string {
  checkWords(text, say);
  return text.replace(/\{([^{}]*)\}/g, (whole, key: string) => {
    const filled = placeholders.get(key);
    if (filled === undefined) {
      const names = [...placeholders.keys()].map((each) => `{${each}}`);
      say(`holds ${whole}, which stands for nothing; ${didYouMean(whole, names)}`);
    }
    return filled ?? whole;
  });
}
