/** The list of what is stored in this browser, with buttons that delete it. */
import { keptIn } from "#worker/names.ts";
import { plainOf } from "#live/privacy/plain.ts";
import type { stored } from "#live/privacy/stored.ts";
import { nearest } from "#script/nearest.ts";
import { recall } from "#script/storage.ts";
import { cacheNames, databases, isCacheOf, others, removeItem, storages } from "./areas.ts";
import { say } from "./say.ts";

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-choices] tr[data-item]")];

const itemOf = ({ dataset }: HTMLElement) => ({
  area: dataset["area"],
  key: dataset["item"] ?? "",
});

/** Rows for what is none of ours, made like the last one. */
async function showOthers(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>("template[data-stored-other]");
  const known = rows().filter(({ dataset }) => dataset["other"] === undefined);
  const found = await others((area, key) =>
    known.some((row) => {
      const item = itemOf(row);
      return (
        item.area === area && (item.key === key || (area === "cache" && isCacheOf(item.key, key)))
      );
    }),
  );
  // Only now, in one go: while this one was looking, another may have shown rows.
  for (const row of rows()) if (!known.includes(row)) row.remove();
  for (const { area, key } of found) {
    const row = template?.content.firstElementChild?.cloneNode(true);
    if (!(row instanceof HTMLElement)) return;
    Object.assign(row.dataset, { area, item: key, other: "" });
    // In the row and in its button, so that several can be told apart.
    for (const name of row.querySelectorAll("span")) name.textContent = `${area}: ${key}`;
    document.querySelector("[data-choices] tbody")?.append(row);
    reflect(row, key);
  }
}

/** @param value what is there */
function reflect(row: HTMLElement, value: string | undefined): void {
  row.toggleAttribute("data-there", value !== undefined);
  const cell = row.querySelector<HTMLElement>("[data-value]");
  if (cell) cell.textContent = value ?? cell.dataset["nothing"] ?? "";
}

const outboxName: (typeof stored)["leads"]["key"] = "leads";

/** Tells what the outbox holds, in words; nothing where it is empty. */
export type TellLeads = () => Promise<string | undefined>;

/** A browser tells a database's name, and nothing of what is in it; of the outbox we know. */
async function showDatabases(tellLeads: TellLeads | undefined): Promise<void> {
  const names = await databases();
  for (const row of rows()) {
    const { area, key } = itemOf(row);
    if (area !== "indexedDB") continue;
    const isThere = names.includes(key);
    const told = key === outboxName && isThere ? await tellLeads?.() : undefined;
    reflect(row, isThere ? (told ?? key) : undefined);
  }
}

/** Of caches, the pages that are in them. */
async function showCaches(): Promise<void> {
  const names = await cacheNames();
  for (const row of rows()) {
    const { area, key } = itemOf(row);
    if (area !== "cache" || row.dataset["other"] !== undefined) continue;
    const paths = keptIn(names.filter((name) => isCacheOf(key, name))).map(({ path }) => path);
    reflect(row, paths.length > 0 ? paths.join(", ") : undefined);
  }
}

function show(tellLeads: TellLeads | undefined): void {
  for (const row of rows()) {
    const { area, key } = itemOf(row);
    const storage = storages.find((each) => each === area);
    const value = storage && recall(storage, key);
    if (storage) reflect(row, value && plainOf(value));
  }
  void showDatabases(tellLeads);
  void showCaches();
  void showOthers();
}

async function remove(row: HTMLElement): Promise<void> {
  const { area, key } = itemOf(row);
  if (area) await removeItem(area, key);
}

/**
 * @param tellLeads where there may be any
 * @returns shows the list again
 */
export function storedList(tellLeads?: TellLeads): { readonly show: () => void } {
  document.addEventListener("click", ({ target }) => {
    const all = nearest(target, "[data-remove-all]");
    const one = nearest(target, "[data-remove]");
    const pressed = all ?? one;
    if (!pressed) return;
    const row = nearest(pressed, "tr");
    const going = all ? rows() : row ? [row] : [];
    void Promise.all(going.map(remove)).then(() => {
      // What follows other tabs follows this as well: the list, the switches, the theme.
      dispatchEvent(new Event("storage"));
      say(pressed.dataset["removed"]);
      // The button is gone with what it deleted.
      if (one) document.getElementById("stored")?.focus();
    });
  });
  return {
    show: () => {
      show(tellLeads);
    },
  };
}
