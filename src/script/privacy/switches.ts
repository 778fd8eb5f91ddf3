/** The switches: show what holds, and keep what is refused. Refusing removes what was kept already. */
import { keepingOptionals, refusalsKey } from "#live/privacy/choices.ts";
import { nearest } from "#script/nearest.ts";
import { keep, recall } from "#script/storage.ts";
import { say } from "./say.ts";

/** Of a draft standard, which the types do not know yet (Global Privacy Control, 3.2). */
const controlled = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const inputs = () => [...document.querySelectorAll<HTMLInputElement>("[data-choice]")];

const refusals = (): readonly string[] => recall("localStorage", refusalsKey)?.split(" ") ?? [];

/** What is refused is not there any longer either. */
function forget(): void {
  const refused = refusals();
  for (const name of keepingOptionals) {
    if (!controlled() && !refused.includes(name)) continue;
    keep("sessionStorage", name);
    if (name === "campaign") keep("sessionStorage", "arrival");
  }
}

/** Checks the switches that are on; those that the browser answers for cannot be turned. */
function reflect(): void {
  const refused = refusals();
  for (const input of inputs()) {
    input.checked = !controlled() && !refused.includes(input.dataset["choice"] ?? "");
    input.disabled = controlled();
  }
  const line = document.querySelector<HTMLElement>("[data-control]");
  if (line && controlled()) line.textContent = line.dataset["controlOn"] ?? "";
}

/** @param changed is told when something is stored or removed */
export function switches(changed: () => void): void {
  const apply = () => {
    forget();
    reflect();
    changed();
  };
  apply();
  document.addEventListener("change", ({ target }) => {
    const input = nearest<HTMLInputElement>(target, "[data-choice]");
    if (!input) return;
    const off = inputs().filter(({ checked }) => !checked);
    keep("localStorage", refusalsKey, off.map(({ dataset }) => dataset["choice"]).join(" "));
    apply();
    say(nearest(input, "[data-choices]")?.dataset["saved"]);
  });
  // Another tab may have changed it, this one while the page lay in the browser's memory, or the list's buttons.
  addEventListener("storage", apply);
  addEventListener("pageshow", apply);
  // What else is stored while the page is open: at the window, after the code that stores it.
  addEventListener("change", changed);
}
