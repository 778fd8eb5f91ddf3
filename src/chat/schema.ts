/** The schema of content/chat.yaml: the chat button and its window, if a chat is configured. */
import { link, list, object, text } from "#content/fields.ts";
import { meta } from "#content/shared-fields.ts";

export const chat = object({
  place: text(32, "what the part of the page is that holds the button, for screen readers"),
  button: text(16, "the button's word"),
  hint: text(60, "said after it to screen readers"),
  meta,
  title: text(60, "the headline"),
  lead: text(240, "who answers, and when"),
  start: text(32, "the button that loads the chat"),
  states: object({
    opening: text(80, "said while it is loaded"),
    open: text(80, "said when it is open"),
    closed: text(120, "said when the visitor has closed it"),
    failed: text(160, "said when it cannot be loaded"),
  }),
  noScript: text(160, "what holds where scripts are off"),
  terms: text(400, "who runs it, and what that company gets"),
  ways: list("ways", { label: text(60, "the link's words"), href: link("where it leads") }),
});
