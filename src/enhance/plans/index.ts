/**
 * The plan calculator at work: reads the fields, writes what changes into the slips that the build drew, and keeps the
 * address in step. What it says comes from src/lib/plans/, as at build. See docs/decisions/0028-plan-calculator.md.
 */
import words from "virtual:words/planCalculator";
import { fromAddress, toAddress } from "#lib/plans/address.ts";
import { fieldIds } from "#lib/plans/kinds.ts";
import { nearest } from "../nearest.ts";
import { fieldsOf } from "./fields.ts";
import { paint } from "./paint.ts";
import { say } from "./say.ts";
import { write } from "./write.ts";

/**
 * Once typing rests for so long, in milliseconds, what is wrong is said and the address follows. Soon enough for a
 * message that moves what is below it to count as an answer to the key.
 */
const pause = 450;

/**
 * @param part the calculator
 * @param early clicks while this was on its way
 */
export function begin(part: HTMLElement, early: readonly Event[]): void {
  const fields = fieldsOf(part);
  let resting = 0;
  let isChanged = false;
  let note = "";

  const settle = () => {
    clearTimeout(resting);
    resting = 0;
    for (const id of fieldIds) fields.tell(id);
    write(part, "[data-heard]", say(part, fields, paint(part, fields.inputs()), note));
    if (isChanged)
      history.replaceState(history.state, "", location.search + toAddress(fields.texts()));
  };

  const show = () => {
    const view = paint(part, fields.inputs());
    // While somebody is still typing, a first fault waits; one that has been told stays told until it is mended.
    if (part.hasAttribute("data-faulty") || fields.unread().length === 0)
      say(part, fields, view, note);
    clearTimeout(resting);
    resting = window.setTimeout(settle, pause);
  };

  /** Puts what an address has into the fields; the others are as in the example. */
  const take = () => {
    const addressed = fromAddress(location.hash);
    if (addressed === null) return;
    for (const id of fieldIds) fields.fill(id, addressed.texts[id]);
    note = addressed.odd > 0 || fields.unread().length > 0 ? words.forged : "";
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
    for (const id of fieldIds) fields.fill(id);
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
    const typed = fieldIds.filter((id) => fields.read(id));
    isChanged = typed.length > 0 || fields.unread().length > 0;
    if (isChanged) show();
  } else take();
  early.forEach(press);
}
