import type { FieldName } from "#live/forms/fields.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { LeadField } from "./LeadField.tsx";

interface FormGroupProps {
  /** The form's name; the fields' ids begin with it. */
  form: string;
  fields: readonly FieldName[];
  words: Content<"forms">;
  place: { step: number; steps: number; title: string };
}

/** The two names are next to each other, after the legend; all else has a line of its own. */
const names =
  "@[18rem]:grid-cols-2 @[18rem]:items-start @[18rem]:[&>:not(:nth-child(2),:nth-child(3))]:col-span-full";

/** Two groups, one after the other: both are in one place, as high as the higher one, so that nothing jumps. */
const inTurn = "scripted:col-start-1 scripted:row-start-1";
const first = "group-data-[step=2]/form:invisible";
const second = "scripted:group-not-data-[step=2]/form:invisible";

/** Fields that are asked for together. One of several says which it is; the only one needs no word. */
export function FormGroup({ form, fields, words, place }: FormGroupProps) {
  const { step, steps, title } = place;
  return (
    <fieldset
      data-group={step}
      className={cx(
        "grid min-w-0 grid-cols-1 content-start gap-4",
        step === 1 && names,
        steps > 1 && inTurn,
        steps > 1 && (step === 1 ? first : second),
      )}
    >
      <legend className={steps === 1 ? "sr-only" : "pb-3 font-medium"}>
        {title}
        {steps > 1 && (
          <>
            {" "}
            <small className="ml-2 text-small/body font-normal text-ink-muted">
              {put(words.step, { step, steps })}
            </small>
          </>
        )}
      </legend>
      {fields.map((name) => (
        <LeadField key={name} id={`${form}-${name}`} name={name} words={words} />
      ))}
    </fieldset>
  );
}
