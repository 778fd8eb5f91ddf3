/** HTML in a text: none is ever shown, and its sentence says what there is in its place. */

const snippet = (html: string) => (html.length > 40 ? `${html.slice(0, 40)}…` : html);

const linkInstead = "articles show nothing of other sites; link to it instead";

/** What to do in place of some elements; the others have a sign in Markdown or none at all. */
const remedies: Readonly<Record<string, string>> = {
  script: "articles run no scripts; remove it, or put it between lines of ``` to show it",
  style: "articles have one look; remove it",
  iframe: linkInstead,
  embed: linkInstead,
  object: linkInstead,
  video: linkInstead,
  audio: linkInstead,
  img: "write ![what it shows](images/….png) on a line of its own",
  a: "write [words](address)",
  b: "write **words**",
  strong: "write **words**",
  i: "write _words_",
  em: "write _words_",
  br: "begin a new paragraph with an empty line",
};

/** The name of a tag's element in small letters; empty where there is none. */
export const elementOf = (html: string): string =>
  (/^<\/?([a-z][\w-]*)/i.exec(html)?.[1] ?? "").toLowerCase();

/** The sentence for HTML in a text, as its rest. */
export function noHtml(html: string): string {
  if (html.startsWith("<!--"))
    return "holds a note in HTML (<!-- … -->), which articles do not have; remove it";
  const element = elementOf(html);
  const remedy = Object.hasOwn(remedies, element) ? remedies[element] : undefined;
  return `holds HTML (${snippet(html.split("\n")[0] ?? "")}), which is shown nowhere; ${remedy ?? "write it in Markdown, or between backticks to show it"}`;
}
