/**
 * Virtual relationships on /data-catalog/: choose two columns, see how their rows match, draw the relationship, and
 * query along it. It is live because it counts rows in the visitor's own database and keeps what they add. Built as
 * docs/decisions/0019-demos.md says.
 */
import words from "virtual:words/catalogDemo";
import engineWords from "virtual:words/engine";
import { useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Table } from "#live/engine/client/types.ts";
import { LoadingBar } from "#live/engine/LoadingBar.tsx";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { usePageEngine } from "#live/engine/use-page-engine.ts";
import { livePart } from "#live/LivePart.tsx";
import { Button } from "#ui/Button.tsx";
import { DiagramOverlay } from "./DiagramOverlay.tsx";
import { JoinQuery, Verdict } from "./Outcome.tsx";
import { OwnRelations } from "./OwnRelations.tsx";
import {
  type ColumnRef,
  comparisonOf,
  keyOf,
  nameOfColumn,
  namesIn,
  type Outcome,
  refOf,
  relationOf,
} from "./relations.ts";
import { useCheck, useSavedRelations } from "./use-relations.ts";

export type ChoiceTable = Pick<Table, "name" | "columns" | "origin">;

const shopTables = datasetTables.map(({ name, columns }): ChoiceTable => ({
  name,
  columns,
  origin: "shop",
}));
const firstRelation = relationOf(words.examples.items[0] ?? { left: "", right: "" });

interface ColumnSelectProps {
  label: string;
  value: ColumnRef;
  tables: readonly ChoiceTable[];
  onChoose: (column: ColumnRef) => void;
}

/** All columns of all tables, in the browser's own list. */
const ColumnSelect = ({ label, value, tables, onChoose }: ColumnSelectProps) => (
  <label className="grid gap-1.5 text-small/body font-medium">
    <span>{label}</span>
    <select
      value={nameOfColumn(value)}
      // As wide as the space allows, however long its longest name is.
      className="field w-0 min-w-full pr-11 [font:var(--query-editor-text)_var(--font-code)]"
      onChange={(event) => onChoose(refOf(event.currentTarget.value))}
    >
      {tables.map(({ name, origin, columns }) => (
        <optgroup
          key={name}
          label={origin === "visitor" ? interpolate(words.choose.own, { table: name }) : name}
        >
          {columns.map((column) => (
            // Without a value of its own, which makes the page lighter.
            <option key={column.name}>{`${name}.${column.name}`}</option>
          ))}
        </optgroup>
      ))}
    </select>
  </label>
);

interface RelationsDemoProps {
  /** The first example, counted during the build. */
  readonly first: Outcome;
  /** The page of the query editor; undefined if there is none. */
  readonly queries: string | undefined;
}

function Relations({ first, queries }: RelationsDemoProps) {
  const { engine, loading, tables: loaded, retry } = usePageEngine();
  const tables = loaded.length > 0 ? loaded : shopTables;
  const [relation, choose] = useState(firstRelation);
  const saved = useSavedRelations();
  // Others wait for their table to be added again.
  const own = saved.relations.filter((each) => comparisonOf(each, tables).ok);
  const check = useCheck(engine, relation, tables, { relation: firstRelation, outcome: first });
  const { outcome } = check;
  const { examples } = words;
  const names = namesIn(relation);
  const isThere = saved.has(relation);
  /** While rows are counted, the shown outcome is the previous pair's. */
  const isOff = isThere || check.isBusy;
  const chosen = examples.items.find(
    ({ left, right }) => names.left === left && names.right === right,
  );

  // Apart from the outcome, which may come right after a press.
  const [pressed, announce] = useState("");
  const [isTouched, setIsTouched] = useState(false);
  return (
    <div
      className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-5-7 lg:items-start"
      role="group"
      aria-label={words.label}
      data-restores="catalog"
      onFocus={() => setIsTouched(true)}
    >
      <div className="grid min-w-0 gap-6">
        <div className="grid gap-4">
          {(["left", "right"] as const).map((side) => (
            <ColumnSelect
              key={side}
              label={words.choose[side]}
              value={relation[side]}
              tables={tables}
              onChoose={(column) => choose((now) => ({ ...now, [side]: column }))}
            />
          ))}
          <div
            role="group"
            aria-label={examples.label}
            className="flex flex-wrap items-center gap-2 text-small/body"
          >
            <span aria-hidden="true">{examples.label}</span>
            {examples.items.map((example) => (
              <button
                key={example.label}
                type="button"
                className="min-h-9 cursor-pointer rounded-full border border-line-strong px-3.5 hover:border-ink aria-pressed:border-persimmon aria-pressed:bg-persimmon-soft forced-colors:aria-pressed:border-3 forced-colors:aria-pressed:border-[Highlight]"
                aria-pressed={example === chosen}
                onClick={() => choose(relationOf(example))}
              >
                {example.label}
              </button>
            ))}
          </div>
          {chosen !== undefined && <p className="text-ink-muted">{chosen.note}</p>}
        </div>
        <Verdict {...check} tables={tables} />
        {isTouched && loading.state !== "idle" && (
          <div className="contents *:grid *:justify-items-start *:gap-2 *:text-small/body [&_progress]:h-1 [&_progress]:w-full [&_progress]:accent-moss">
            <LoadingBar
              loading={loading}
              onRetry={() => {
                retry();
                check.again();
              }}
            />
          </div>
        )}
        {outcome.state === "done" && outcome.counted.check.values > 0 && (
          <p className="flex flex-wrap items-center gap-x-4">
            {/* Once it is drawn the button stays, so that it keeps the focus. */}
            <Button
              className="whitespace-normal"
              aria-disabled={isOff}
              onClick={() => {
                if (isOff) return;
                saved.add(relation);
                announce(interpolate(words.added, names));
              }}
            >
              {words.add}
            </Button>
            {isThere && <span>{words.there}</span>}
          </p>
        )}
        <OwnRelations
          relations={own}
          keeping={saved.keeping}
          ownTables={tables.filter(({ origin }) => origin === "visitor").length}
          onShow={choose}
          onRemove={(gone) => {
            saved.remove(gone);
            announce(interpolate(words.yours.removed, namesIn(gone)));
          }}
          onClear={() => {
            saved.clear();
            choose(firstRelation);
            void engine.clear();
            announce(engineWords.cleared);
          }}
        />
        <noscript>{words.noScript}</noscript>
      </div>
      <JoinQuery outcome={outcome} queries={queries} />
      <DiagramOverlay relations={own} tables={tables} chosen={keyOf(relation)} />
      <p role="status" className="sr-only">
        {pressed}
      </p>
    </div>
  );
}

export const RelationsDemo = livePart(Relations);
