import type { Content } from "#content/collections.ts";
import { Checkbox } from "#ui/Field.tsx";
import { cx } from "#ui/cx.ts";
import { legalHeading } from "#sections/legal/text.tsx";

/** One switch for each thing that may be refused, and what the browser itself says. */
export function Switches({ words }: { words: Content<"privacyChoices"> }) {
  const { title, switches, control } = words;
  return (
    <section
      aria-labelledby="switches"
      className="rounded-large bg-raised px-5 py-6 noscript:hidden"
    >
      <h2 id="switches" className={cx(legalHeading, "mb-4")}>
        {title}
      </h2>
      {switches.map(({ id, label, text }) => (
        <div key={id}>
          <Checkbox
            id={`choice-${id}`}
            label={label}
            role="switch"
            data-choice={id}
            aria-describedby={`about-${id}`}
            defaultChecked
            className="font-bold"
          />
          <p id={`about-${id}`} className="mt-1 ps-9 text-small/body text-ink-muted">
            {text}
          </p>
        </div>
      ))}
      <p
        data-control-on={control.on}
        data-control={control.off}
        className="mt-5 min-h-16 border-t border-line pt-4 text-small/body text-ink-muted"
      >
        {control.off}
      </p>
    </section>
  );
}
