/** The demo film in schema.org terms. Pure. */
import { isoLength } from "#film/length.ts";
import type { Content } from "#content/collections.ts";
import type { VideoObject } from "./things.ts";

/**
 * @param film the words of content/film.yaml
 * @param files paths of the film's files
 * @param origin of the site, without a final slash
 * @returns undefined while the film is marked as a sample
 */
export function videoObject(
  film: Content<"film">,
  files: { readonly src: string; readonly poster: string },
  origin: string,
): VideoObject | undefined {
  if (film.sample) return undefined;
  return {
    "@type": "VideoObject",
    name: film.title,
    description: film.about,
    thumbnailUrl: origin + files.poster,
    contentUrl: origin + files.src,
    uploadDate: film.recorded.iso,
    duration: isoLength(film.seconds),
  };
}
