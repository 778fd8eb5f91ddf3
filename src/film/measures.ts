/** The film's picture, tracks and length. */

/** The picture in pixels: the size of the recording, and the aspect ratio reserved for it. */
export const picture = { width: 1600, height: 900 } as const;

/** The text tracks, made at every build from the film's words (src/pages/film/). */
export const tracks = { captions: "/film/captions.vtt", chapters: "/film/chapters.vtt" } as const;

/**
 * @param seconds whole seconds
 * @returns as docs/specification.md, 9.5 writes it: "5m 28s"; "40s" below a minute
 */
export const lengthInWords = (seconds: number): string =>
  (seconds < 60 ? "" : `${Math.floor(seconds / 60)}m `) + `${seconds % 60}s`;

/**
 * @param seconds whole seconds
 * @returns for a time's `datetime` attribute and structured data (ISO 8601): "PT5M28S"
 */
export const isoLength = (seconds: number): string =>
  `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
