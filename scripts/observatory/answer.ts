/** What a page's score is made from: one answer over HTTPS, as the HTTP Observatory's scanner sees it. */

export interface Answer {
  /** Where it came from. */
  readonly url: URL;
  readonly headers: Headers;
  readonly html: string;
  /** What a request of another origin was told, beside that origin; undefined where none was made. */
  readonly cors?: { readonly origin: string; readonly headers: Headers };
  /** Whether browsers hold the host in their HSTS preload list. */
  readonly isPreloaded: boolean;
  /** Where plain HTTP leads, stop by stop, its own address first; empty where nothing answers there. */
  readonly route: readonly URL[];
}

/** The value of a header that stands for one word or list, in lower case and without space around it. */
export const wordOf = (headers: Headers, name: string): string | undefined =>
  headers.get(name)?.trim().toLowerCase();
