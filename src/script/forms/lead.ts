/** Makes of a form's answers what is delivered. */
import { honeypot } from "#live/forms/fields.ts";
import { formNames, type Lead, type Mark } from "#live/forms/leads/lead.ts";
import { arrival } from "#script/arrival.ts";
import { controlsOf, typed } from "./controls.ts";

/** Milliseconds after the page began before which nobody answers four questions by hand. */
const hasty = 3_000;

/** As `crypto.randomUUID`, which browsers have on secure addresses alone (RFC 9562, 5.4). */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab"[(bytes[8] ?? 0) % 4] ?? "8";
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`);
}

function marksOf(form: HTMLFormElement): Mark[] {
  const field = form.elements.namedItem(honeypot);
  const filled = field instanceof HTMLInputElement && field.value !== "";
  return [
    ...(filled ? ["honeypot" as const] : []),
    ...(performance.now() < hasty ? ["hasty" as const] : []),
  ];
}

/** @returns the lead of this submit; its id is new at every call */
export function leadOf(form: HTMLFormElement): Lead {
  const values = controlsOf(form).map((control) => {
    const value = typed(control);
    return [control.name, typeof value === "string" ? value.trim() : value] as const;
  });
  return {
    id: "randomUUID" in crypto ? crypto.randomUUID() : uuid(),
    form: formNames.find((name) => name === form.dataset["lead"]) ?? "contact",
    values: Object.fromEntries(values),
    page: location.pathname,
    submitted: new Date().toISOString(),
    arrival: arrival(),
    marks: marksOf(form),
  };
}
