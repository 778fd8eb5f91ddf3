/** The schema of content/pages/view-demos.yaml: the page that asks for a demo (docs/specification.md, 2.17). */
import { list, object, text } from "#content/fields.ts";
import { described, meta, opening, title } from "#content/shared-fields.ts";

const call = object({
  title: text(60, "the question it answers"),
  ...described,
});

export const viewDemosPage = object({
  meta,
  hero: object({
    ...opening,
    open: text(32, "the button that opens the window with the form"),
  }),
  dialog: object({
    title: text(60, "the window's headline"),
    lead: text(160, "the paragraph below it"),
    close: text(24, "the button that closes the window"),
  }),
  card: object({
    lead: text(200, "what visitors can try"),
    stations: list("stations", described),
  }),
  calls: object({ title, sales: call, trial: call }),
});
