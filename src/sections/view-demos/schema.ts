/** The schema of content/pages/view-demos.yaml: the page that asks for a demo (docs/specification.md, 2.17). */
import { link, list, object, text } from "#content/fields.ts";
import { meta } from "#content/shared-fields.ts";

const call = object({
  title: text(60, "the question it answers"),
  text: text(200, "who it is for, and what happens next"),
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
    lead: text(160, "the paragraph below it"),
    close: text(24, "the button that closes the window"),
  }),
  card: object({
    lead: text(200, "what visitors can try"),
    stations: list("stations", {
      label: text(40, "the live part"),
      text: text(120, "what to try there"),
      href: link("its page"),
    }),
  }),
  calls: object({ title: text(60, "the heading"), sales: call, trial: call }),
});
