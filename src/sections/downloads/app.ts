import type { Content } from "#content/collections.ts";

/** What an archive is, worked out from the file itself (src/build/archives.ts). */
export interface Archive {
  readonly bytes: number;
  /** SHA-256, in small hexadecimal digits. */
  readonly sum: string;
}

/** An app with what its archive is. */
export type ArchivedApp = Content<"downloads">["apps"][number] & { readonly archive: Archive };
