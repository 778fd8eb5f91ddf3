/** The schema of content/chat.yaml: the chat button and its window, if a chat is configured. */
import { link, list, object, text } from "#content/fields.ts";
import { heading, meta } from "#content/shared.ts";

export const chat = object({
  button: text(16, "the button's label"),
  hint: text(60, "the hint after the button's label, for screen readers"),
  meta,
  ...heading,
  start: text(32, "the button that loads the chat"),
  states: object({
    opening: text(80, "shown while the chat loads"),
    open: text(80, "shown while the chat is open"),
    closed: text(120, "shown after the visitor closes the chat"),
    failed: text(160, "shown when the chat cannot load"),
  }),
  noScript: text(160, "the note shown when scripts are off"),
  terms: text(400, "who runs the chat, and what data that company gets"),
  ways: list("ways", { label: text(60, "the link's text"), href: link("where it leads") }),
});
