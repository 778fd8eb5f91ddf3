/**
 * A calculator at work: reads the fields, writes what changes into what the build drew, and keeps the address in step.
 * What it says comes from src/lib/, as at build. See docs/decisions/0028-calculators.md.
 */
import { put } from "#lib/text/put.ts";
import { nearest } from "#script/dom.ts";
import { fieldsOf } from "./fields.ts";
import { say } from "./say.ts";
import type { Sum } from "./sum.ts";
import { write } from "./write.ts";

/**
 * Once typing rests for so long, in milliseconds, what is wrong is said and the address follows. Soon enough for a
 * message that moves what is below it to count as an answer to the key.
 */
const pause = 450;

/** Which fields a link leaves to the example, where it has others: two sources in one sum have to be told. */
function missingOf<Id extends string>(
  texts: Readonly<Partial<Record<Id, string>>>,
  { ids, labels, words }: Sum<Id>,
): string {
  const missing = ids.filter((id) => texts[id] === undefined);
  if (missing.length === 0 || missing.length === ids.length) return "";
  return put(words.missing ?? "", { fields: missing.map((id) => labels[id]).join(", ") });
}

/**
 * @param part the calculator
 * @param early clicks while this was on its way
 */
export function beginSum<Id extends string>(
  part: HTMLElement,
  early: readonly Event[],
  sum: Sum<Id>,
): void {
  const { ids, words } = sum;
  const { fromAddress, toAddress } = sum.address;
  const fields = fieldsOf(part, sum);
  let resting = 0;
  let isChanged = false;
  let note = "";

  const settle = () => {
    clearTimeout(resting);
    resting = 0;
    for (const id of ids) fields.tell(id);
    write(part, "[data-heard]", say(part, fields, sum, sum.paint(part, fields.inputs()), note));
    const hash = toAddress(fields.texts());
    if (isChanged) history.replaceState(history.state, "", location.search + hash);
    sum.moved?.(part, hash);
  };

  const show = () => {
    const view = sum.paint(part, fields.inputs());
    // While someone is still typing, a first fault waits; one that has been told stays told until it is corrected.
    if (part.hasAttribute("data-faulty") || fields.unread().length === 0)
      say(part, fields, sum, view, note);
    clearTimeout(resting);
    resting = window.setTimeout(settle, pause);
  };

  /** Puts what an address has into the fields; the others are as in the example. */
  const take = () => {
    const addressed = fromAddress(location.hash);
    if (addressed === null) return;
    const unshown = ids.filter((id) => !fields.fill(id, addressed.texts[id]));
    const isForged = addressed.odd > 0 || unshown.length > 0 || fields.unread().length > 0;
    note = [isForged ? words.forged : "", missingOf(addressed.texts, sum)]
      .filter(Boolean)
      .join(" ");
    isChanged = false;
    settle();
    // Where something of the link cannot be read, that comes into sight.
    const faulty = part.querySelector('[aria-invalid="true"]');
    if (faulty) faulty.scrollIntoView({ block: "center" });
    else part.scrollIntoView();
  };

  const reset = () => {
    if (resting !== 0) settle();
    const isTyped = fromAddress(location.hash) !== null;
    for (const id of ids) fields.fill(id);
    note = "";
    isChanged = false;
    // What was there stays one step back: a press on the wrong button loses nothing.
    if (isTyped) history.pushState(history.state, "", location.pathname + location.search);
    settle();
    write(part, "[data-said]", isTyped ? words.example : "");
    fields.focus();
  };

  const share = () => {
    isChanged = true;
    settle();
    const answer = (text: string) => {
      write(part, "[data-said]", text);
    };
    answer("");
    // Where the browser has no clipboard to write to, asking throws.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(location.href))
      .then(
        () => {
          answer(words.copied);
        },
        () => {
          answer(words.notCopied);
        },
      );
  };

  const press = ({ target }: Event) => {
    if (nearest(target, "[data-reset]")) reset();
    else if (nearest(target, "[data-share]")) share();
  };

  part.addEventListener("input", ({ target }) => {
    const id = fields.idOf(target);
    if (id === undefined) return;
    isChanged = true;
    note = "";
    write(part, "[data-said]", "");
    fields.read(id);
    show();
  });
  part.addEventListener("change", settle);
  part.addEventListener("click", press);
  addEventListener("hashchange", take);
  addEventListener("pagehide", () => {
    if (resting !== 0) settle();
  });

  if (fromAddress(location.hash) === null) {
    // What was typed before this was here.
    const typed = ids.filter((id) => fields.read(id));
    isChanged = typed.length > 0 || fields.unread().length > 0;
    if (isChanged) show();
  } else take();
  early.forEach(press);
}
