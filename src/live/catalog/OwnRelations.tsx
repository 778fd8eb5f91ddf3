/** The relationships that the visitor drew: their list, and the button that deletes all. */
import words from "virtual:words/catalogDemo";
import engineWords from "virtual:words/engine";
import { useRef } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { ConfirmedButton } from "#live/shared/ConfirmedButton.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { comparisonOf, keyOf, nameOfColumn, namesIn, type Relation } from "./relations.ts";
import type { ChoiceTable } from "./RelationsDemo.tsx";
import type { SavedRelations } from "./use-relations.ts";

/** What is wrong with one whose tables have changed since it was drawn; empty if nothing is. */
function faultOf(relation: Relation, tables: readonly ChoiceTable[]): string {
  const fit = comparisonOf(relation, tables);
  if (fit.ok) return "";
  return fit.gone === undefined
    ? words.yours.misfit
    : interpolate(words.yours.gone, { column: nameOfColumn(fit.gone) });
}

const namesClasses = "min-w-0 text-start font-code text-small/[normal] wrap-anywhere";

interface OwnRelationsProps {
  saved: SavedRelations;
  tables: readonly ChoiceTable[];
  onShow: (relation: Relation) => void;
  onRemove: (relation: Relation) => void;
  onClear: () => void;
}

/** The visitor's relationships, to show again or remove. The heading takes the focus from a removed one. */
export function OwnRelations({ saved, tables, onShow, onRemove, onClear }: OwnRelationsProps) {
  const { relations, keeping } = saved;
  const { yours } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const ownTables = tables.filter(({ origin }) => origin === "visitor").length;
  return (
    <>
      <div>
        <h3 ref={heading} className="text-title" tabIndex={-1}>
          {yours.title}
        </h3>
        {relations.length === 0 ? (
          <p>{yours.none}</p>
        ) : (
          <>
            <ul className="my-3 grid gap-1">
              {relations.map((relation) => {
                const fault = faultOf(relation, tables);
                return (
                  <li
                    key={keyOf(relation)}
                    className="flex min-h-11 items-center justify-between gap-2 border-b-2 border-dashed border-persimmon"
                  >
                    {fault === "" ? (
                      <button
                        type="button"
                        className={cx(namesClasses, "min-h-11 cursor-pointer hover:underline")}
                        onClick={() => onShow(relation)}
                      >
                        {interpolate(yours.show, namesIn(relation))}
                      </button>
                    ) : (
                      <p className="grid min-w-0 py-2">
                        <span className={namesClasses}>
                          {interpolate(yours.show, namesIn(relation))}
                        </span>
                        <small>{fault}</small>
                      </p>
                    )}
                    <button
                      type="button"
                      className="icon-button"
                      aria-label={interpolate(yours.remove, namesIn(relation))}
                      onClick={() => {
                        onRemove(relation);
                        heading.current?.focus();
                      }}
                    >
                      <Icon name="close" />
                    </button>
                  </li>
                );
              })}
            </ul>
            <p className="text-small text-ink-muted">{engineWords.kept[keeping]}</p>
          </>
        )}
      </div>
      {relations.length + ownTables > 0 && (
        <div className="flex justify-end text-small/body">
          <ConfirmedButton
            label={engineWords.clear}
            question={() =>
              interpolate(words.clear, { relations: relations.length, tables: ownTables })
            }
            onConfirm={() => {
              onClear();
              // The buttons disappear with what they delete.
              heading.current?.focus();
            }}
            className="min-h-7 cursor-pointer underline"
          />
        </div>
      )}
    </>
  );
}
