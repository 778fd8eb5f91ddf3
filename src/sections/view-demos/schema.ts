/** The schema of content/pages/view-demos.yaml: the page that asks for a demo (docs/specification.md, 2.17). */
import { object, text } from "#content/fields.ts";
import { action, page, point, section, ways } from "#content/shared.ts";

const call = object({
  ...point("the question it answers", "who it is for, and what happens next"),
  ...action.shape,
});

export const viewDemosPage = page({
  hero: section({ open: text(32, "the button that opens the window with the form") }),
  dialog: section({ close: text(24, "the button that closes the window") }),
  card: object({
    lead: text(200, "what visitors can try"),
    stations: ways,
  }),
  calls: object({ title: text(60, "the heading"), sales: call, trial: call }),
});
