/** What the outbox holds, for the list: of each lead the visitor's own address, its day and what holds it up. */
import type { Entry } from "#live/forms/leads/entry.ts";
import { waiting } from "#script/leads/browser-outbox.ts";

const list = () => document.querySelector<HTMLElement>("[data-lead-waits]");

/** @returns one line for each, in words of the page; undefined where nothing is there */
export async function tellLeads(
  all: () => Promise<Entry[]> = waiting,
): Promise<string | undefined> {
  const words = list()?.dataset;
  const lines = (await all()).map(({ lead, kept, refused }) => {
    const day = new Date(kept).toLocaleDateString("en", { dateStyle: "medium" });
    const state =
      refused === undefined ? words?.["leadWaits"] : `${words?.["leadRefused"] ?? ""} ${refused}`;
    return `${String(lead.values["Email"] ?? lead.form)}, ${day}: ${state ?? ""}`;
  });
  return lines.length === 0 ? undefined : lines.join("; ");
}
