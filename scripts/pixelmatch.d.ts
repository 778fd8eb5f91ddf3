/** What this project uses of pixelmatch. */
declare module "pixelmatch" {
  /** @returns how many pixels differ; `output` gets them drawn */
  export default function pixelmatch(
    one: Uint8Array,
    other: Uint8Array,
    output: Uint8Array,
    width: number,
    height: number,
    options: { readonly threshold: number },
  ): number;
}
