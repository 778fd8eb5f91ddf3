/** Calculations, as a writer notes them: “(235,028 - 212,000) / 212,000 = +10.9%”. SQLite calculates. */
import { DatabaseSync } from "node:sqlite";

const figure = String.raw`\d[\d,]*(?:\.\d+)?`;
const amount = new RegExp(String.raw`\[?\$?(${figure})\]?`, "g");
const outcome = new RegExp(String.raw`^([+−-]?)(\$?)(${figure})(%?)$`);

const valueOf = (written: string): number => Number(written.replace(/[^\d.]/g, ""));

const calculator = new DatabaseSync(":memory:");
const signs: Readonly<Record<string, string>> = { "×": "*", "÷": "/", "−": "-" };

/** @returns the value of one side; NaN if it is not a sum */
function reckon(side: string): number {
  const sum = side
    .replace(/[×÷−]/g, (sign) => signs[sign] ?? sign)
    .replace(amount, (_, digits: string) => `${digits.replaceAll(",", "")}e0`);
  // Only figures and signs, and no sign without a figure before it.
  if (!/^[\d.e()+*/\s-]+$/.test(sum) || /(?:^|[(+*/-])\s*[+*/-]/.test(sum)) return NaN;
  try {
    return Number(calculator.prepare(`SELECT ${sum} AS value`).get()?.["value"] ?? NaN);
  } catch {
    return NaN;
  }
}

/**
 * @param sum a line with one equals sign; a figure in square brackets need not appear in a text
 * @returns its fault, as the rest of a sentence; undefined if it adds up
 */
export function sumFault(sum: string): string | undefined {
  const [left = "", right = "", ...more] = sum.split("=");
  const value = reckon(left);
  const found = outcome.exec(right.trim());
  if (more.length > 0 || Number.isNaN(value) || found === null)
    return `is not a calculation; write it like "986 / 5,480 = 18.0%", with + - × / and parentheses`;
  const [, sign = "", dollar = "", digits = "", share = ""] = found;
  const decimals = digits.split(".")[1]?.length ?? 0;
  const correct = value * (share === "%" ? 100 : 1);
  const said = valueOf(digits) * (/[−-]/.test(sign) ? -1 : 1);
  if (Math.abs(correct - said) <= 10 ** -decimals / 2 + 1e-9) return undefined;
  const before = correct < 0 ? "−" : sign === "+" ? "+" : "";
  const size = Math.abs(correct).toLocaleString("en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `does not add up: its left side comes to ${before}${dollar}${size}${share}; write that here and in the text, or correct the figure that is wrong`;
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
export function figuresIn(value: unknown): ReadonlyMap<number, number> {
  const told = new Map<number, number>();
  for (const written of figuresOf(JSON.stringify(value)))
    told.set(valueOf(written), (told.get(valueOf(written)) ?? 0) + 1);
  return told;
}

/** How often a figure appears, with any thousands separator. */
export const figureCount = (told: ReadonlyMap<number, number>, written: string): number =>
  told.get(valueOf(written)) ?? 0;
