/** Which parts of a result are drawn, and how: the kind, the column along the axis, the drawn columns. */
import words from "virtual:words/charts";
import { SelectField } from "#live/shared/SelectField.tsx";
import { showName } from "./format.ts";
import { maxSeries } from "./read.ts";
import { type ChartChoice, chartKinds } from "./spec.ts";
import { type Column, isNumeric } from "../tables.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { changeKind, toggleColumn } from "./guess.ts";

/** Fields one below the other, each after its label. */
export const setupGrid =
  "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 text-small";
/** A list after its label, in the two columns of the grid. Its text is so large that phones do not zoom in. */
export const setupSelect = {
  field: "contents",
  list: "min-h-9 min-w-0 rounded-medium border border-line-strong bg-raised pr-8 pl-2 text-[length:max(1rem,var(--text-small))] text-ink",
};

interface ChartSetupProps {
  readonly columns: readonly Column[];
  readonly choice: ChartChoice;
  readonly onChange: (choice: ChartChoice) => void;
}

export function ChartSetup({ columns, choice, onChange }: ChartSetupProps) {
  const { kind, x, ys } = choice;
  const isPlot = kind !== "table" && kind !== "number";
  const full = ys.length >= maxSeries;
  return (
    <div className={setupGrid} role="group" aria-label={words.setup.label}>
      <SelectField
        looks={setupSelect}
        label={words.setup.kind}
        value={kind}
        options={chartKinds.map((each) => [each, words.kinds[each]])}
        onChoose={(next) => onChange(changeKind(choice, next, columns))}
      />
      {isPlot && (
        <SelectField
          looks={setupSelect}
          label={words.setup.x}
          value={x}
          options={[
            ["", words.setup.none],
            ...columns.map(({ name }) => [name, showName(name)] as const),
          ]}
          onChoose={(next) => onChange({ ...choice, x: next })}
        />
      )}
      {kind !== "table" && (
        <fieldset className="col-span-full flex min-w-0 flex-wrap gap-x-4 gap-y-1">
          <legend className="float-left mr-3">{words.setup.ys}</legend>
          {columns
            .filter(({ name, kind: of }) => isNumeric(of) || ys.includes(name))
            .map(({ name }, i) => (
              <label key={i} className="flex min-h-6 items-center gap-1.5">
                <input
                  type="checkbox"
                  checked={ys.includes(name)}
                  disabled={full && !ys.includes(name)}
                  onChange={() => onChange(toggleColumn(choice, name))}
                />
                {showName(name)}
              </label>
            ))}
          {full && (
            <p className="mt-2 text-ink-muted">{interpolate(words.setup.most, { n: maxSeries })}</p>
          )}
        </fieldset>
      )}
    </div>
  );
}
