/** The list of what is wrong, above the fields, each a link to its field. */
import { put } from "#lib/text/put.ts";
import { type Control, tell } from "./controls.ts";

export interface Fault {
  readonly control: Control;
  readonly message: string;
}

const summaryOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>("[data-summary]");

/** Says how many are left; without any the list goes. */
function count(form: HTMLFormElement, summary: HTMLElement): void {
  const left = summary.querySelectorAll("li").length;
  const { one = "", several = "" } = form.dataset;
  summary.hidden = left === 0;
  const title = summary.querySelector("strong");
  if (title) title.textContent = left === 1 ? one : put(several, { count: left });
}

function entry({ control, message }: Fault): HTMLLIElement {
  const link = document.createElement("a");
  link.href = `#${control.id}`;
  link.className = "text-link";
  link.textContent = message;
  const item = document.createElement("li");
  item.append(link);
  return item;
}

/** Shows what is wrong next to each field and in the list, and moves the focus to the list. */
export function showFaults(form: HTMLFormElement, faults: readonly Fault[]): void {
  for (const { control, message } of faults) tell(control, message);
  const summary = summaryOf(form);
  if (!summary) return;
  summary.querySelector("ul")?.replaceChildren(...faults.map(entry));
  count(form, summary);
  summary.focus();
}

/** Takes a field's message back: next to it and in the list. */
export function clearFault(form: HTMLFormElement, control: Control): void {
  tell(control, "");
  const summary = summaryOf(form);
  if (!summary) return;
  for (const link of summary.querySelectorAll<HTMLAnchorElement>("a"))
    if (link.hash === `#${control.id}`) link.closest("li")?.remove();
  count(form, summary);
}
