/** The schema of content/pages/view-demos.yaml: the page that asks for a demo (docs/specification.md, 2.17). */
import { link, list, object, text } from "#content/fields.ts";
import { action, hero, page, point } from "#content/shared.ts";

const call = object({
  ...point("the question it answers", "who it is for, and what happens next"),
  ...action.shape,
});

export const viewDemosPage = page({
  hero: hero({ open: text(32, "the button that opens the window with the form") }),
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
