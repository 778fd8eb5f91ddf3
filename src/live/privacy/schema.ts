/** The schema of content/privacy-choices.yaml: the switches of /data-privacy-opt-out/ and the list of stored items. */
import { optionalFeatures } from "#lib/opt-outs.ts";
import { storedIds } from "./stored-items.ts";
import { inOrder, object, text } from "#content/fields.ts";

export const privacyChoices = object({
  title: text(60, "the heading of the switches"),
  noScript: text(240, "shown when scripts are off and nothing is stored"),
  /** One for each item that can be refused. */
  switches: inOrder("switches", optionalFeatures, {
    label: text(60, "the switch's label; the switch is on at first"),
    text: text(300, "what happens while the switch is on"),
  }),
  control: object({
    on: text(240, "shown when the browser sends Global Privacy Control"),
    off: text(240, "shown when it does not"),
  }),
  saved: text(80, "shown after a choice is saved"),
  list: object({
    title: text(60, "the heading of the list"),
    lead: text(240, "what the list covers; the note on cookies comes after it"),
    noCookies: text(60, "shown when the site has no chat and so no cookies"),
    chatCookies: text(240, "shown when the site has a chat: whose cookies it sets, and when"),
    thing: text(32, "the heading of the column of items"),
    now: text(32, "the heading of the column of stored data"),
    nothing: text(24, "shown for an item that is not stored"),
    other: text(80, "the name of an item that is not in this list"),
    remove: text(16, "the button that deletes one item, and the heading of these buttons"),
    removeAll: text(32, "the button that deletes everything"),
    removed: text(80, "shown after one item is deleted"),
    removedAll: text(80, "shown after everything is deleted, including refusals"),
    leadWaits: text(60, "shown for a form waiting to be sent, after its email address and date"),
    leadRefused: text(60, "shown before the reason a form was refused"),
  }),
  things: inOrder("items", storedIds, {
    name: text(60, "the item's name"),
    text: text(240, "what the item is for and how long it is stored"),
  }),
});
