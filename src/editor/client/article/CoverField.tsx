import { isMotif, motifNames, motifs } from "#model/articles/cover.ts";
import { words } from "../../words.ts";
import { described, type FieldProps, useField } from "../fields/context.ts";
import { Frame } from "../fields/Frame.tsx";

/** What the drawn cover shows: a motif, and its number where it takes one. */
export function CoverField({ field, place, name, value }: FieldProps) {
  const { id, faults, set } = useField(place);
  const written = typeof value === "string" ? value : "";
  const [motif = "", figure = ""] = written.split(/\s+/);
  const counts = isMotif(motif) ? motifs[motif].counts : null;
  const choose = (next: string) => {
    if (next === "") set(undefined);
    else if (isMotif(next)) set(`${next} ${String(motifs[next].counts?.[0] ?? "")}`.trim());
  };
  return (
    <Frame id={id} name={name} what={field.what} optional={field.optional} faults={faults}>
      <select
        {...described(id, faults.length > 0)}
        className="field"
        value={motif}
        onChange={({ target }) => {
          choose(target.value);
        }}
      >
        <option value="">{words.ownCover}</option>
        {!isMotif(motif) && motif !== "" && <option>{motif}</option>}
        {motifNames.map((each) => (
          <option key={each} value={each}>{`${each}: ${motifs[each].says}`}</option>
        ))}
      </select>
      {counts !== null && (
        <input
          type="number"
          className="field edit-number"
          aria-label={words.coverNumber(...counts)}
          min={counts[0]}
          max={counts[1]}
          value={figure}
          onChange={({ target }) => {
            set(`${motif} ${target.value}`.trim());
          }}
        />
      )}
    </Frame>
  );
}
