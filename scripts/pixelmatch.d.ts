/** Types for the parts of pixelmatch that we use. */
declare module "pixelmatch" {
  /** @returns the number of different pixels, which are drawn in `output` */
  export default function pixelmatch(
    one: Uint8Array,
    other: Uint8Array,
    output: Uint8Array,
    width: number,
    height: number,
    options: { readonly threshold: number },
  ): number;
}
