/** The schema of content/chart-frame.yaml: the page that shows one chart in a frame on any site. */
import { object, text } from "#content/fields.ts";
import { meta } from "#content/shared-fields.ts";

const sentence = (what: string) => text(160, what);

export const chartFrame = object({
  meta,
  title: text(40, "the headline until the chart's own is there"),
  loading: sentence("what stands there until the chart is drawn"),
  noScript: sentence("what holds where scripts are off"),
  broken: sentence("what is said of a link that was cut or forged"),
  version: sentence("what is said of a link of another version"),
  none: sentence("what is said where the link has no chart"),
  sample: text(80, "that the data are invented"),
  source: text(40, "the words that lead to this site"),
});
