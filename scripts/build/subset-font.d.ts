/** Types for the parts of subset-font that we use; it ships without any. */
declare module "subset-font" {
  type Limits = number | { readonly min: number; readonly max: number; readonly default: number };
  interface Options {
    readonly targetFormat: "woff2" | "truetype";
    readonly variationAxes: Readonly<Record<string, Limits>>;
    /** OpenType features to keep, by tag. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, how: Options): Promise<Buffer>;
}
