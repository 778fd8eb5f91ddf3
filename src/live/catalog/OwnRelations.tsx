/** The relationships that the visitor drew: their list, and the button that deletes all. */
import words from "virtual:words/catalogDemo";
import engineWords from "virtual:words/engine";
import { useRef } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import type { StorageResult } from "#lib/storage.ts";
import { ConfirmedButton } from "#live/shared/ConfirmedButton.tsx";
import { Icon } from "#ui/Icon.tsx";
import { keyOf, namesIn, type Relation } from "./relations.ts";

interface OwnRelationsProps {
  /** Those whose tables exist. */
  relations: readonly Relation[];
  keeping: StorageResult;
  /** How many tables are the visitor's. */
  ownTables: number;
  onShow: (relation: Relation) => void;
  onRemove: (relation: Relation) => void;
  onClear: () => void;
}

/** The visitor's relationships, to show again or remove. The heading takes the focus from a removed one. */
export function OwnRelations(props: OwnRelationsProps) {
  const { relations, keeping, ownTables, onShow, onRemove, onClear } = props;
  const { yours } = words;
  const heading = useRef<HTMLHeadingElement>(null);
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
              {relations.map((relation) => (
                <li
                  key={keyOf(relation)}
                  className="flex min-h-11 items-center justify-between gap-2 border-b-2 border-dashed border-persimmon"
                >
                  <button
                    type="button"
                    className="min-h-11 min-w-0 cursor-pointer text-start font-code text-small/[normal] wrap-anywhere hover:underline"
                    onClick={() => onShow(relation)}
                  >
                    {interpolate(yours.show, namesIn(relation))}
                  </button>
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
              ))}
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
