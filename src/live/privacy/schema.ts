/** The schema of content/privacy-choices.yaml: the switches of /data-privacy-opt-out/ and the list of stored items. */
import { optionals } from "#lib/refusals.ts";
import { storedIds } from "./stored.ts";
import { inOrder, object, text } from "#content/fields.ts";

export const privacyChoices = object({
  title: text(60, "the heading of the switches"),
  noScript: text(240, "what holds where scripts are off, when nothing is stored at all"),
  /** One for each item that can be refused. */
  switches: inOrder("switches", optionals, {
    label: text(60, "the switch's words; it is on at first"),
    text: text(300, "what it does while it is on"),
  }),
  control: object({
    on: text(240, "said where the browser sends Global Privacy Control"),
    off: text(240, "said where it does not"),
  }),
  saved: text(80, "said when a choice has been kept"),
  list: object({
    title: text(60, "the heading of the list"),
    lead: text(240, "what the list is, after which comes who keeps cookies"),
    noCookies: text(60, "said where no chat is configured, which alone would bring cookies"),
    chatCookies: text(240, "said where a chat is configured: whose cookies come with it, and when"),
    thing: text(32, "the heading of the column of things"),
    now: text(32, "the heading of the column of what is there"),
    action: text(32, "the heading of the column of buttons, for screen readers"),
    nothing: text(24, "said of a thing that is not there"),
    other: text(80, "the name of what none of these is"),
    remove: text(16, "the button that deletes one"),
    removeAll: text(32, "the button that deletes all"),
    removed: text(80, "said when one is deleted"),
    removedAll: text(80, "said when all is deleted, refusals too"),
    leadWaits: text(60, "said of a form that waits to be sent, after its e-mail address and date"),
    leadRefused: text(60, "said of a form that was refused, before the reason"),
  }),
  things: inOrder("things", storedIds, {
    name: text(60, "what it is"),
    text: text(240, "what it is for and how long it stays"),
  }),
});
