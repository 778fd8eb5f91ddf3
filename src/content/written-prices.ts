/** Finds prices of content/plans.yaml that another file writes out instead of quoting. */
import { type Content, contentFiles } from "./collections.ts";

/** Plan figures that are unmistakable; whole percentages and small round sums are not. */
export function pricesOf({ plans, figures }: Content<"plans">): readonly string[] {
  const amounts = [
    ...plans.flatMap(({ price }) => (price && price.amount >= 100 ? [`$${price.amount}`] : [])),
    ...plans.flatMap(({ messages }) => Object.values(messages ?? {}).map((each) => `$${each}`)),
    ...figures.flatMap(({ text }) => (/^\$[\d,]{3,}$/.test(text) ? [text.replace(",", "")] : [])),
  ];
  const shares = plans.flatMap(({ fee }) => (fee && fee.percent % 1 ? [`${fee.percent}%`] : []));
  const saved = figures.filter(({ name }) => name === "software_saving").map(({ text }) => text);
  const labels = plans.flatMap(({ price }) => (price?.every === "once" ? [price.label] : []));
  return [...new Set([...amounts, ...shares, ...saved, ...labels])];
}

/** Finds a figure with any thousands separator or percent sign. */
const patternOf = (figure: string): RegExp => {
  const loose = figure
    .replace(/[$.*+?()[\]{}|\\^]/g, "\\$&")
    .replace(/(\d)(?=(?:\d{3})+$)/g, "$1,?")
    .replace("%", "\\s?%");
  return new RegExp(String.raw`(?<![\d.,])${loose}(?![\d]|[.,]\d)`);
};

/** Lines of content that write out a figure. A line that means something else ends in “# no price of a plan”. */
export function writtenPrices(file: string, text: string, figures: readonly string[]): string[] {
  const patterns = figures
    .map((figure) => ({ figure, pattern: patternOf(figure) }))
    .filter(({ pattern }) => pattern.test(text));
  if (patterns.length === 0) return [];
  return text.split("\n").flatMap((line, i) => {
    if (line.startsWith("#") || line.endsWith("# no price of a plan")) return [];
    const figure = patterns.find(({ pattern }) => pattern.test(line))?.figure;
    return figure === undefined
      ? []
      : [
          `${file}:${i + 1}: writes out “${figure}” of ${contentFiles.plans}; quote it by its name (docs/content.md, “Prices and plans”), or, if it is a different figure, end the line with “# no price of a plan”.`,
        ];
  });
}
