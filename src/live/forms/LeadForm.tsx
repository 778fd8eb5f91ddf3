/**
 * A form that makes a lead (docs/specification.md, 4.8, 5.2 and 7.2). Without script, the browser checks and posts it
 * if there is an address that receives it; otherwise a link replaces it (7.3).
 */
import words from "virtual:words/forms";
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWindowEvent } from "#live/shared/use-window-event.ts";
import { livePart } from "#live/LivePart.tsx";
import { arrival } from "#script/visit.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { answersOf, controlOf, fillIn, leadOf, readDraft, writeDraft } from "./answers.ts";
import {
  type FieldName,
  fieldRules,
  formGroups,
  type FormName,
  honeypot,
  problemOf,
} from "./lead.ts";
import {
  entriesOf,
  FaultSummary,
  type FieldErrors,
  LeadFields,
  LeadFormFoot,
  type Status,
} from "./LeadFormParts.tsx";
import { deliver } from "./outbox.ts";

interface LeadFormProps {
  name: FormName;
  /** Where the page goes once the answers are being sent. */
  to: string;
  /** Where the form posts without script; undefined if leads are only logged and nothing could receive them. */
  action: string | undefined;
  /** The path of the page. */
  page: string;
  /** Leaves for an address. */
  go?: (address: string) => void;
}

/** @returns messages for the faulty fields */
function errorsIn(form: HTMLFormElement, fields: readonly FieldName[]): FieldErrors {
  const messages: Partial<Record<FieldName, string>> = {};
  for (const name of fields) {
    const rule = fieldRules[name];
    const problem =
      rule.kind === "checkbox" ? undefined : problemOf(rule, controlOf(form, name)?.value ?? "");
    const own: { readonly missing?: string; readonly malformed?: string; readonly label: string } =
      words.fields[name];
    if (problem) messages[name] = own[problem] ?? "";
  }
  return messages;
}

/** For bots that fill in every field: out of sight, of the tab order and of assistive technology. */
function Honeypot({ id }: { id: string }) {
  return (
    <div inert className="sr-only">
      <label htmlFor={id}>{words.honeypot}</label>
      <input id={id} name={honeypot} autoComplete="off" tabIndex={-1} />
    </div>
  );
}

function Form({
  name,
  to,
  action,
  page,
  go = (address) => location.assign(address),
}: LeadFormProps) {
  const own = words.forms[name];
  const groups = formGroups[name];
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const hasDraft = useRef(false);
  const isSending = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [step, setStep] = useState(1);
  const [status, setStatus] = useState<Status>("editing");
  const isBusy = status === "sending" || status === "offline";
  const keepDraft = (element: HTMLFormElement, at: number) => {
    hasDraft.current = writeDraft(name, { step: at, values: answersOf(element, name) });
  };

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Our messages replace the browser's.
    element.noValidate = true;
    arrival();
    const draft = readDraft(name);
    if (draft) fillIn(element, draft.values);
    if (draft && groups.length > 1) setStep(draft.step);
    keepDraft(element, draft?.step ?? 1);
  }, [name, groups]);
  // Back from another page, from the back/forward cache.
  useWindowEvent("pageshow", ({ persisted }) => {
    if (!persisted) return;
    setStatus(isSending.current ? "sent" : "editing");
    isSending.current = false;
    // Deleted meanwhile, on the privacy choices page.
    if (hasDraft.current && !readDraft(name)) form.current?.reset();
  });

  const stepOf = (field: FieldName) => groups.findIndex((fields) => fields.includes(field)) + 1;
  const goToField = (field: FieldName) => {
    flushSync(() => {
      setStep(stepOf(field));
    });
    if (form.current) controlOf(form.current, field)?.focus();
  };
  const goToStep = (element: HTMLFormElement, at: number) => {
    const [field] = groups[at - 1] ?? [];
    if (field) goToField(field);
    keepDraft(element, at);
  };
  // Typing, choosing, checking, and the browser's autofill.
  const edit = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const { name: field } = target as unknown as HTMLInputElement;
    if (field === honeypot) return;
    setErrors(Object.fromEntries(entriesOf(errors).filter(([each]) => each !== field)));
    if (status === "sent") setStatus("editing");
    keepDraft(currentTarget, step);
  };

  async function send(element: HTMLFormElement): Promise<void> {
    isSending.current = true;
    // The focused field becomes inert, and the focus would fall back to the page.
    element.querySelector<HTMLElement>("[data-send]")?.focus();
    setStatus("sending");
    await deliver(leadOf(element, name));
    if (!navigator.onLine) {
      // The visitor would see the browser's own error page; the answers stay visible instead.
      setStatus("offline");
      await new Promise((resolve) => {
        addEventListener("online", resolve, { once: true });
      });
    }
    writeDraft(name, undefined);
    hasDraft.current = false;
    element.closest("dialog")?.close();
    go(to);
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const element = event.currentTarget;
    const hasMore = step < groups.length;
    const found = errorsIn(element, hasMore ? (groups[step - 1] ?? []) : groups.flat());
    const [first] = entriesOf(found);
    flushSync(() => {
      setErrors(found);
      if (first) setStep(stepOf(first[0]));
    });
    if (first) summary.current?.focus();
    else if (hasMore) goToStep(element, step + 1);
    else void send(element);
  };

  const state = {
    form: name,
    errors,
    status,
    isBusy,
    to,
    isReceived: action !== undefined,
    goTo: goToField,
    goBack: () => {
      if (form.current) goToStep(form.current, 1);
    },
  };
  return (
    <>
      <form
        ref={form}
        // client:intent turns off the browser's own messages before React is there.
        suppressHydrationWarning
        method="post"
        action={action}
        data-lead={name}
        data-step={step}
        aria-busy={isBusy || undefined}
        onSubmit={submit}
        onChange={edit}
        className={cx(
          "group/form @container grid grid-cols-1 gap-5 print:hidden",
          action === undefined && "unscripted:hidden",
        )}
      >
        <input type="hidden" name="form" value={name} />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="next" value={to} />
        <FaultSummary ref={summary} {...state} />
        <LeadFields {...state} />
        <Honeypot id={`${name}-${honeypot}`} />
        <LeadFormFoot {...state} />
      </form>
      {action === undefined && (
        <div className="grid justify-items-start gap-5 scripted:hidden">
          <p>{own.instead.text}</p>
          <ButtonLink href={to} className="max-w-full py-2 whitespace-normal">
            {own.instead.label}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

export const LeadForm = livePart(Form);
