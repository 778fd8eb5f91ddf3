/** What this project uses of subset-font, which ships without types. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    /** Limits of each variation axis. */
    readonly variationAxes: Readonly<Record<string, { min: number; max: number; default: number }>>;
    /** OpenType features to keep, by tag. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }

  /** Makes a smaller font with the characters of a text. Rejects when the source is no font. */
  export default function subsetFont(
    source: Buffer,
    text: string,
    options: Options,
  ): Promise<Buffer>;
}
