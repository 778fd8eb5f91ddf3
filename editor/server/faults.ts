/** From the sentences of src/content/parse.ts to the fields and lines of the form. */
import { ContentError } from "#content/parse.ts";
import type { Fault, Place } from "../protocol.ts";

/** @param name a field as sentences call it: `panels #1 aside.link.href` */
export const placeOfField = (name: string): Place =>
  name.split(/[. ]/).map((part) => (/^#\d+$/.test(part) ? Number(part.slice(1)) - 1 : part));

/** @param textFrom the line of the file on which the text begins that is edited; what is above it are fields */
export function faultAt(line: number, sentence: string, textFrom = Infinity): Fault {
  const inText = line >= textFrom;
  const [, name] = inText ? [] : (/^field "([^"]+)"/.exec(sentence) ?? []);
  return {
    place: name === undefined ? null : placeOfField(name),
    sentence,
    bodyLine: inText ? line - textFrom + 1 : null,
  };
}

/** @param message `content/footer.yaml:12: field "title" is missing; …`, with or without its line */
export function faultFrom(message: string, textFrom = Infinity): Fault {
  const [, line = "1", sentence = message] = /^[^:]+?(?::(\d+))?: (.*)$/s.exec(message) ?? [];
  return faultAt(Number(line), sentence, textFrom);
}

/**
 * @param error as the readers of the content throw it
 * @throws the error itself where it is not a refusal of content
 */
export function faultsOf(error: unknown, textFrom = Infinity): Fault[] {
  if (!(error instanceof ContentError)) throw error;
  return error.message.split("\n").map((message) => faultFrom(message, textFrom));
}
