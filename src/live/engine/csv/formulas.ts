/**
 * Cells that a spreadsheet would run. Text that begins like a formula is one as soon as the file is opened,
 * and may send the sheet elsewhere (OWASP, "CSV injection"). An apostrophe before it makes it text again.
 */

/** Half and full width; also behind blanks, which some programs take away first. */
const formula = /^[\s\u200b-\u200d\u2060\ufeff]*[=+\-@＝＋－＠]/u;
const separated = /^[\t\r\n]/;
/** A number that is kept as text ("-5", "+15550100"), or a sign alone: nothing to run. */
const harmless = /^ *[-+]?(?:\d[\d.,]*)? *$/;

/** @returns whether a spreadsheet might run the text */
export const isFormula = (text: string): boolean =>
  (formula.test(text) || separated.test(text)) && !harmless.test(text);
