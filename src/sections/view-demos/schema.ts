/** The schema of content/pages/view-demos.yaml: the page that asks for a demo (docs/specification.md, 2.17). */
import { link, list, object, text } from "#content/fields.ts";
import { meta } from "#content/shared-fields.ts";

const call = object({
  title: text(60, "what the step is"),
  text: text(200, "whom it is for"),
  label: text(40, "the link's words"),
  href: link("where it leads"),
});

export const viewDemosPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead: text(240, "the paragraph below the headline"),
    open: text(32, "the button that opens the window with the form"),
  }),
  dialog: object({
    title: text(60, "the window's headline"),
    lead: text(160, "what the answers bring"),
    close: text(24, "the button that closes the window"),
  }),
  card: object({
    lead: text(200, "what is to be seen"),
    stations: list("stations", {
      label: text(40, "the live part"),
      text: text(120, "what to try there"),
      href: link("its page"),
    }),
  }),
  calls: object({ title: text(60, "the heading"), sales: call, trial: call }),
});
