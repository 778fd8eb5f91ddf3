/** The demo film's files as a page gets them: their names carry a hash of what is in them. `npm run build -- film` makes them. */
import poster from "../film/poster.avif?url";
import src from "../film/film.mp4?url";
import { picture, tracks } from "#film/picture.ts";

export const filmFiles = { src, poster, ...picture, ...tracks } as const;
