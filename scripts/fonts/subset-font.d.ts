/** Types for the parts of subset-font that we use; it ships without any. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2" | "truetype";
    /** Limits of each variation axis, or the one value to which it is pinned. */
    readonly variationAxes: Readonly<
      Record<
        string,
        number | { readonly min: number; readonly max: number; readonly default: number }
      >
    >;
    /** OpenType features to keep, by tag. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }

  /** Makes a smaller font with the characters of a text. Rejects when the source is not a font. */
  export default function subsetFont(
    source: Buffer,
    text: string,
    options: Options,
  ): Promise<Buffer>;
}
