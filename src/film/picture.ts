/** The film's picture in pixels: the size of the recording, and the aspect ratio reserved for it. */
export const picture = { width: 1600, height: 900 } as const;

/** The film's text tracks, made at every build from the film's words (src/pages/film/). */
export const tracks = { captions: "/film/captions.vtt", chapters: "/film/chapters.vtt" } as const;
