/** What a submit does: says what is wrong, asks for the next group, or sends and leads on. */
import type { Lead } from "#live/forms/leads/lead.ts";
import { isBusy, say, setBusy } from "./busy.ts";
import { type Control, controlsOf, messageFor } from "./controls.ts";
import { dropDraft, keepDraft } from "./drafts.ts";
import { leadOf } from "./lead.ts";
import { goToStep, isStepped, showStep, stepOf } from "./steps.ts";
import { type Fault, showFaults } from "./summary.ts";

/** What a submit hands its values and its visitor to. */
export interface Ways {
  readonly deliver: (lead: Lead) => Promise<void>;
  /** Leaves for an address. */
  readonly go: (address: string) => void;
}

const faultsOf = (controls: readonly Control[]): Fault[] =>
  controls.flatMap((control) => {
    const message = messageFor(control);
    return message === undefined ? [] : [{ control, message }];
  });

/** Without a line the visitor would be led to the browser's own error page: what was typed stays in sight instead. */
function untilOnline(form: HTMLFormElement, to: string): Promise<unknown> {
  if (navigator.onLine) return Promise.resolve();
  const link = document.createElement("a");
  link.href = to;
  link.className = "text-link";
  link.textContent = form.dataset["onward"] ?? "";
  say(form, `${form.dataset["offline"] ?? ""} `, link);
  return new Promise((resolve) => {
    addEventListener("online", resolve, { once: true });
  });
}

const sent = new WeakSet<HTMLFormElement>();

/** Whether it went out as it stands. */
export const isSent = (form: HTMLFormElement): boolean => sent.has(form);

/** Something in it has changed since: what was said of it holds no more. */
export function forgetSent(form: HTMLFormElement): void {
  if (sent.delete(form)) say(form);
}

/** @param form that was submitted; while its answers are on their way, a further submit does nothing */
export async function submit(form: HTMLFormElement, { deliver, go }: Ways): Promise<void> {
  if (isBusy(form)) return;
  say(form);
  const step = stepOf(form);
  const hasMore = isStepped(form) && step === 1;
  const faults = faultsOf(controlsOf(form, hasMore ? 1 : undefined));
  const [first] = faults;
  if (first) {
    const group = first.control.closest<HTMLElement>("[data-group]");
    showStep(form, Number(group?.dataset["group"] ?? 1));
    showFaults(form, faults);
    return;
  }
  if (hasMore) {
    goToStep(form, 2);
    keepDraft(form);
    return;
  }
  const to = form.dataset["to"] ?? "";
  setBusy(form, true);
  await deliver(leadOf(form));
  await untilOnline(form, to);
  dropDraft(form);
  sent.add(form);
  form.closest("dialog")?.close();
  go(to);
}
