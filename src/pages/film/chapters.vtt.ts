/** The chapters of the demo film, for players that offer them. */
import { timeline } from "#lib/film/timeline.ts";
import { chaptersVtt } from "#lib/film/vtt.ts";
import { words } from "#model/read.ts";

export const GET = async () => {
  const { chapters } = await words("film");
  return new Response(chaptersVtt(timeline(chapters)));
};
