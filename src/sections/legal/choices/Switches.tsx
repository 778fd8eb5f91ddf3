import type { Content } from "#model/kinds.ts";
import { Checkbox } from "#ui/Field.tsx";

/** One switch for each thing that may be refused, and what the browser itself says. */
export function Switches({ words }: { words: Content<"privacyChoices"> }) {
  const { title, switches, control } = words;
  return (
    <section className="choices-switches" aria-labelledby="switches">
      <h2 id="switches">{title}</h2>
      {switches.map(({ id, label, text }) => (
        <div key={id}>
          <Checkbox
            id={`choice-${id}`}
            label={label}
            role="switch"
            data-choice={id}
            aria-describedby={`about-${id}`}
            defaultChecked
          />
          <p id={`about-${id}`}>{text}</p>
        </div>
      ))}
      <p data-control-on={control.on} data-control={control.off}>
        {control.off}
      </p>
    </section>
  );
}
