/**
 * The start tags of a built page, one after the other, without its tree: the trees of ten thousand pages take a
 * minute. What pages are mostly made of is read by the few rules below; from anything on that HTML reads in a
 * special way (values without quotes, scripts in drawings, comments in scripts) a real parser goes on.
 */
import { decodedAttributes, tagsOfTree } from "./odd-tags.ts";

export interface StartTag {
  /** In lower case. */
  readonly name: string;
  /** The tag as written, from "<" to ">". */
  readonly source: string;
  /** Where it stands in the page, in characters. */
  readonly start: number;
  readonly end: number;
  /** What a script or style holds; empty for all other elements. */
  readonly text: string;
  /**
   * @returns values by name in lower case ("xlink:href"); of a name that comes twice the first, as in browsers.
   *   They may be kept without the page: they are no cuts from its text.
   */
  readonly attributes: () => ReadonlyMap<string, string>;
}

/** A name, then further names with or without a value in quotes. */
const startTag =
  /<([a-z][a-z\d-]*)(?![^\t\n\f />])(?:[^<>"'=]*[^<>"'=\t\n\f /]=(?:"[^"]*"|'[^']*'))*[^<>"'=]*>/iy;
const endTag = /<\/([a-z][a-z\d-]*)[\t\n\f ]*>/iy;
const attribute = /([^\t\n\f "'<>/=]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;

const scripts = new Set(["script", "style"]);
/** Like those, they hold text up to their own end tag. */
const texts = new Set(["title", "textarea", "iframe", "xmp", "noembed", "noframes"]);
/** Within or after these other rules hold. */
const special = new Set(["math", "foreignobject", "desc", "plaintext", "frameset"]);

/** Attributes of tags as written: most tags are the same on every page. */
const remembered = new Map<string, ReadonlyMap<string, string>>();
/** Beyond this many tags it starts again, so that it stays small however many pages there are. */
const mostRemembered = 4000;

function attributesOf(name: string, source: string): ReadonlyMap<string, string> {
  const known = remembered.get(source);
  if (known) return known;
  // A copy: V8 keeps a whole page in memory as long as a text that was cut out of it.
  const tag = Buffer.from(source).toString();
  const written = tag.slice(name.length + 1);
  const found = new Map<string, string>();
  for (const [, key = "", double, single] of written.matchAll(attribute)) {
    if (!found.has(key.toLowerCase())) found.set(key.toLowerCase(), double ?? single ?? "");
  }
  const attributes = written.includes("&") ? decodedAttributes(written) : found;
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(tag, attributes);
  return attributes;
}

/** @returns where the comment or doctype at `from` ends; undefined where it is neither in plain form */
function afterDeclaration(html: string, from: number): number | undefined {
  if (!html.startsWith("<!--", from)) {
    return /^<!doctype html>$/i.test(html.slice(from, from + 15)) ? from + 15 : undefined;
  }
  const end = html.indexOf("-->", from + 4);
  return end < 0 || /^-?>|--!>/.test(html.slice(from + 4, end)) ? undefined : end + 3;
}

/** @returns the text of an element that holds nothing else; undefined where it does not end plainly */
function textFrom(html: string, name: string, from: number): string | undefined {
  const end = html.indexOf(`</${name}>`, from);
  if (end < 0) return undefined;
  const text = html.slice(from, end);
  if (texts.has(name)) return text.includes("<") ? undefined : text;
  // A script may hold the start of a comment, and in the comment scripts that do not end it.
  return /<!--|<\/(?:script|style)/i.test(text) ? undefined : text;
}

/** What was read at one "<", and where to go on; undefined where it is not plain. */
interface Step {
  readonly next: number;
  readonly tag?: StartTag;
  /** 1 where a drawing begins, -1 where it ends. */
  readonly drawings?: 1 | -1;
}

function readEndTag(html: string, at: number): Step | undefined {
  endTag.lastIndex = at;
  const name = endTag.exec(html)?.[1]?.toLowerCase();
  if (name === undefined || scripts.has(name) || texts.has(name)) return undefined;
  return { next: endTag.lastIndex, ...(name === "svg" && { drawings: -1 }) };
}

function readStartTag(html: string, start: number, inDrawing: boolean): Step | undefined {
  startTag.lastIndex = start;
  const name = startTag.exec(html)?.[1]?.toLowerCase();
  const end = startTag.lastIndex;
  if (name === undefined || special.has(name) || (inDrawing && scripts.has(name))) return undefined;
  const source = html.slice(start, end);
  const tag = { name, source, start, end, text: "", attributes: () => attributesOf(name, source) };
  if (scripts.has(name) || texts.has(name)) {
    const text = textFrom(html, name, end);
    if (text === undefined) return undefined;
    const next = end + text.length + `</${name}>`.length;
    return { next, tag: scripts.has(name) ? { ...tag, text } : tag };
  }
  return { next: end, tag, ...(name === "svg" && !source.endsWith("/>") && { drawings: 1 }) };
}

function read(html: string, at: number, inDrawing: boolean): Step | undefined {
  const sign = html.charAt(at + 1);
  if (/[a-z]/i.test(sign)) return readStartTag(html, at, inDrawing);
  if (sign === "/") return readEndTag(html, at);
  // Any other sign is a word's: "a < b".
  const next = sign === "!" || sign === "?" ? afterDeclaration(html, at) : at + 1;
  return next === undefined ? undefined : { next };
}

/**
 * @param html one page's text
 * @returns its start tags in the order of the text, as a browser without script reads them; what stands in
 *   templates too. Elements that browsers add by themselves have no tag and are not among them.
 */
export function* startTags(html: string): Generator<StartTag> {
  // Browsers read other line ends, and zeros, as other characters.
  if (html.includes("\r") || html.includes("\0")) {
    yield* tagsOfTree(html, 0);
    return;
  }
  let drawings = 0;
  for (let at = html.indexOf("<"); at >= 0;) {
    const step = read(html, at, drawings > 0);
    drawings += step?.drawings ?? 0;
    if (step === undefined || drawings < 0) {
      yield* tagsOfTree(html, at);
      return;
    }
    if (step.tag) yield step.tag;
    at = html.indexOf("<", step.next);
  }
}
