import type { Content } from "#content/collections.ts";

/** An archive's details, computed from the file (src/build/download-archives.ts). */
export interface Archive {
  readonly bytes: number;
  /** SHA-256, in lowercase hexadecimal. */
  readonly sum: string;
}

/** An app with its archive's details. */
export type ArchivedApp = Content<"downloads">["apps"][number] & { readonly archive: Archive };
