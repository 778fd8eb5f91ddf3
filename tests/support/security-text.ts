/** Reads a security.txt by the grammar of RFC 9116 (section 4) and its fields' requirements (2.5). */

type Fields = Readonly<Record<string, readonly string[]>>;

/** A field: its name in ABNF is ext-name, 1*VCHAR without the colon; a space; then words. */
const line = /^([!-9;-~]+): (\S(?:.*\S)?)$/;
/** date-time of RFC 3339, section 5.6. */
const moment = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/;
/** Language tags of BCP 47, by form. */
const languages = /^[a-z]{2,8}(?:-[a-z\d]{1,8})*(?:\s*,\s*[a-z]{2,8}(?:-[a-z\d]{1,8})*)*$/i;

const isSecure = (value: string) => URL.canParse(value) && /^https:/i.test(value);
const isContact = (value: string) =>
  isSecure(value) || /^mailto:[^\s@]+@[^\s@]+$|^tel:\+/i.test(value);
const isMoment = (value: string) => moment.test(value) && !Number.isNaN(Date.parse(value));

interface Rule {
  readonly name: string;
  readonly least: 0 | 1;
  readonly most: number;
  readonly accepts: (value: string) => boolean;
}

const rules: readonly Rule[] = [
  { name: "Contact", least: 1, most: Infinity, accepts: isContact },
  { name: "Expires", least: 1, most: 1, accepts: isMoment },
  { name: "Preferred-Languages", least: 0, most: 1, accepts: (value) => languages.test(value) },
  ...["Acknowledgments", "Canonical", "Encryption", "Hiring", "Policy"].map((name) => ({
    name,
    least: 0 as const,
    most: Infinity,
    accepts: isSecure,
  })),
];

/**
 * @returns the values of each field, by lowercase name
 * @throws Error that names the line or field with the error
 */
export function readSecurityText(text: string): Fields {
  if (!text.endsWith("\n")) throw new Error("the last line has no line's end");
  const fields: Record<string, string[]> = {};
  for (const [i, said] of text.split(/\r?\n/).entries()) {
    if (said.trim() === "" || said.startsWith("#")) continue;
    const [whole, name = "", value = ""] = line.exec(said) ?? [];
    if (whole === undefined) throw new Error(`line ${String(i + 1)} is no field: ${said}`);
    (fields[name.toLowerCase()] ??= []).push(value);
  }
  for (const { name, least, most, accepts } of rules) {
    const values = fields[name.toLowerCase()] ?? [];
    if (values.length < least || values.length > most)
      throw new Error(`${name} appears ${String(values.length)} times`);
    const wrong = values.find((value) => !accepts(value));
    if (wrong !== undefined) throw new Error(`${name} must not be ${wrong}`);
  }
  return fields;
}
