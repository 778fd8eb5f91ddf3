/** The captions of the demo film, and its chapters for players that offer them. */
import type { APIRoute } from "astro";
import { captionsVtt, chaptersVtt, timeline } from "#film/timeline.ts";
import { words } from "#content/read.ts";

const tracks = { captions: captionsVtt, chapters: chaptersVtt } as const;

export const getStaticPaths = () =>
  Object.entries(tracks).map(([track, write]) => ({ params: { track }, props: { write } }));

export const GET: APIRoute<{ readonly write: typeof captionsVtt }> = async ({ props }) => {
  const { chapters } = await words("film");
  return new Response(props.write(timeline(chapters)));
};
