/** The site's configuration, loaded so that a wrong setting gives a sentence, not a stack. */
import type { site as Configuration } from "#site";
import { refusing } from "./cli.ts";

/** @throws Refusal with the sentences of `site.config.ts` */
export async function loadSite(): Promise<typeof Configuration> {
  const { site } = await refusing(() => import("#site"));
  return site;
}
