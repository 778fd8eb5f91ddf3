/** The captions of the demo film. */
import { timeline } from "#film/timeline.ts";
import { captionsVtt } from "#film/vtt.ts";
import { words } from "#content/read.ts";

export const GET = async () => {
  const { chapters } = await words("film");
  return new Response(captionsVtt(timeline(chapters)));
};
