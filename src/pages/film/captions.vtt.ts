/** The captions of the demo film. */
import { timeline } from "#lib/film/timeline.ts";
import { captionsVtt } from "#lib/film/vtt.ts";
import { words } from "#model/read.ts";

export const GET = async () => {
  const { chapters } = await words("film");
  return new Response(captionsVtt(timeline(chapters)));
};
