/** Calculations, as a writer notes them: “(235,028 - 212,000) / 212,000 = +10.9%”. Pure. */

const figure = String.raw`\d[\d,]*(?:\.\d+)?`;
const token = new RegExp(String.raw`\s*(\[?\$?${figure}\]?|[()+×*/÷−-])`, "y");
const outcome = new RegExp(String.raw`^([+−-]?)(\$?)(${figure})(%?)$`);

const valueOf = (written: string): number => Number(written.replace(/[^\d.]/g, ""));

/** The tokens of one side; undefined if one is neither a figure nor an operator. */
function tokensOf(side: string): string[] | undefined {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < side.trimEnd().length) {
    const piece = token.exec(side)?.[1];
    if (piece === undefined) return undefined;
    tokens.push(piece);
  }
  return tokens;
}

/** @returns the value of one side; NaN if it is not a sum */
function reckon(side: string): number {
  const tokens = tokensOf(side);
  if (tokens === undefined) return NaN;
  let at = 0;
  const takes = (...signs: readonly string[]): string | undefined => {
    const next = tokens[at];
    if (next === undefined || !signs.includes(next)) return undefined;
    at += 1;
    return next;
  };
  const part = (): number => {
    if (takes("(") !== undefined) {
      const inner = added();
      return takes(")") === undefined ? NaN : inner;
    }
    const written = tokens[at++] ?? "";
    return /\d/.test(written) ? valueOf(written) : NaN;
  };
  const multiplied = (): number => {
    let all = part();
    for (let sign = takes("×", "*", "/", "÷"); sign; sign = takes("×", "*", "/", "÷"))
      all = sign === "×" || sign === "*" ? all * part() : all / part();
    return all;
  };
  const added = (): number => {
    let all = multiplied();
    for (let sign = takes("+", "-", "−"); sign; sign = takes("+", "-", "−"))
      all = sign === "+" ? all + multiplied() : all - multiplied();
    return all;
  };
  const all = added();
  return at === tokens.length ? all : NaN;
}

/** The correct result, in the format of the written one. */
function written(
  value: number,
  [, sign = "", dollar = "", digits = "", share = ""]: readonly string[],
) {
  const decimals = digits.split(".")[1]?.length ?? 0;
  const said = Math.abs(value).toLocaleString("en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const before = value < 0 ? "−" : sign === "+" ? "+" : "";
  return before + dollar + said + share;
}

/**
 * @param sum a line with one equals sign; a figure in square brackets need not appear in a text
 * @returns its fault, as the rest of a sentence; undefined if it adds up
 */
export function sumFault(sum: string): string | undefined {
  const [left = "", right = "", ...more] = sum.split("=");
  const value = reckon(left);
  const found = outcome.exec(right.trim());
  const other = reckon(right);
  if (more.length > 0 || Number.isNaN(value) || (!found && Number.isNaN(other)))
    return `is not a calculation; write it like "986 / 5,480 = 18.0%", with + - × / and parentheses`;
  if (!found) {
    if (Math.abs(value - other) < 1e-6) return undefined;
    return `does not add up: its left side comes to ${written(value, ["", "", "", "0.00"])}, its right side to ${written(other, ["", "", "", "0.00"])}; correct the figure that is wrong, here and in the text`;
  }
  const [, sign = "", , digits = "", share = ""] = found;
  const factor = share === "%" ? 100 : 1;
  const step = 10 ** -(digits.split(".")[1]?.length ?? 0);
  const said = valueOf(digits) * (/[−-]/.test(sign) ? -1 : 1);
  if (Math.abs(value * factor - said) <= step / 2 + 1e-9) return undefined;
  return `does not add up: its left side comes to ${written(value * factor, found)}; write that here and in the text, or correct the figure that is wrong`;
}

const piece = String.raw`\(?\$?${figure}%?\)?`;
const inWords = new RegExp(
  String.raw`(?<![\d.,]|[\d%)] |[+×*/÷−-] )${piece}(?: [+×*/÷−-] ${piece})+ = [+−-]?\$?${figure}%?(?![\d%]|[.,]\d| [+×*/÷−-] ?\(?\$?\d)`,
  "g",
);

/**
 * @param text prose that may contain a sum: “40 × $54 = $2,160”
 * @returns the fault of the first wrong sum, as the rest of a sentence; a percentage in a calculation counts as its
 *   hundredth
 */
export function sumFaultIn(text: string): string | undefined {
  for (const [sum] of text.matchAll(inWords)) {
    const plain = sum.replace(/(\d[\d,.]*)%(?=.*=)/g, "($1 / 100)");
    const fault = sumFault(plain);
    if (fault?.startsWith("does not"))
      return `holds “${sum}”, which ${fault.replace("does not add up: its", "does not add up; its")}`;
  }
  return undefined;
}

/** A sum's result as written: “+10.9%”. */
export const outcomeOf = (sum: string): string => sum.split("=")[1]?.trim() ?? "";

/** The figures of a text, or those of a sum that a text must contain. */
export const figuresOf = (text: string): readonly string[] =>
  text.replace(/\[\d[^\]]*\]/g, "").match(new RegExp(figure, "g")) ?? [];

/** Every figure in the texts of a value, with its count. */
export function toldIn(value: unknown): ReadonlyMap<number, number> {
  const told = new Map<number, number>();
  for (const written of figuresOf(JSON.stringify(value)))
    told.set(valueOf(written), (told.get(valueOf(written)) ?? 0) + 1);
  return told;
}

/** How often a figure appears, with any thousands separator. */
export const timesTold = (told: ReadonlyMap<number, number>, written: string): number =>
  told.get(valueOf(written)) ?? 0;
