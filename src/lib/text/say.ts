/**
 * Fills a sentence of the content with values that are known only while the page is used. They stand in brackets,
 * "[rows] rows"; braces are for what the build knows (src/content/quotes.ts). A name without a value stays as it is.
 */
export function say(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\[(\w+)\]/g, (written, name: string) => {
    return Object.hasOwn(values, name) ? String(values[name]) : written;
  });
}
