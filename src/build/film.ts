/** The demo film's files for pages, with a hash of the contents in their names. `npm run build -- film` makes them. */
import poster from "../film/poster.avif?url";
import src from "../film/film.mp4?url";
import { picture, tracks } from "#film/measures.ts";

export const filmFiles = { src, poster, ...picture, ...tracks } as const;
