/** From the sentences of src/model/explain.ts to the fields and lines of the form. */
import { ContentError } from "#model/explain.ts";
import type { Fault, Place } from "../protocol.ts";

/**
 * @param name a field as sentences call it: `panels #1 aside.link.href`
 * @returns where it stands
 */
export const placeOfField = (name: string): Place =>
  name.split(/[. ]/).map((part) => (/^#\d+$/.test(part) ? Number(part.slice(1)) - 1 : part));

/**
 * @param error as parseContent and parseArticle throw it
 * @param textFrom for an article the line on which its text begins; what is above it are fields
 * @throws the error itself where it is no refusal of content
 */
export function faultsOf(error: unknown, textFrom = Infinity): Fault[] {
  if (!(error instanceof ContentError)) throw error;
  return error.message.split("\n").map((message) => {
    const [, line = "1", sentence = message] = /^[^:]+:(\d+): (.*)$/.exec(message) ?? [];
    return faultAt(Number(line), sentence, textFrom);
  });
}

/** A fault by its line and its sentence. */
export function faultAt(line: number, sentence: string, textFrom = Infinity): Fault {
  const inText = line >= textFrom;
  const [, name] = inText ? [] : (/^field "([^"]+)"/.exec(sentence) ?? []);
  return {
    place: name === undefined ? null : placeOfField(name),
    sentence,
    line,
    bodyLine: inText ? line - textFrom + 1 : null,
  };
}
