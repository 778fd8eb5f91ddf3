/** The film's picture in pixels: what it is recorded in, and the shape of the place that is kept for it. */
export const picture = { width: 1600, height: 900 } as const;

/** Where the text tracks of the film are, made at every build from the film's words (src/pages/film/). */
export const tracks = { captions: "/film/captions.vtt", chapters: "/film/chapters.vtt" } as const;
