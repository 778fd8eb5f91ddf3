/** The chapters of the demo film, for players that offer them. */
import { timeline } from "#film/timeline.ts";
import { chaptersVtt } from "#film/vtt.ts";
import { words } from "#content/read.ts";

export const GET = async () => {
  const { chapters } = await words("film");
  return new Response(chaptersVtt(timeline(chapters)));
};
