import words from "virtual:words/catalogDemo";
import type { RefObject } from "react";
import { fitOf } from "#live/catalog/relations/fit.ts";
import {
  keyOf,
  nameOfColumn,
  type RelatedTable,
  type Relation,
} from "#live/catalog/relations/kinds.ts";
import { say } from "#lib/text/say.ts";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { namesIn } from "./tell.ts";
import type { Relations } from "./use-relations.ts";

interface YoursProps {
  relations: Relations;
  tables: readonly RelatedTable[];
  /** Takes the focus of what goes. */
  heading: RefObject<HTMLHeadingElement | null>;
  onShow: (relation: Relation) => void;
  onRemove: (relation: Relation) => void;
}

/** What is wrong with one that was drawn when its tables were others; empty where nothing is. */
function faultOf(relation: Relation, tables: readonly RelatedTable[]): string {
  const fit = fitOf(relation, tables);
  if (fit.ok) return "";
  return fit.gone === undefined
    ? words.yours.misfit
    : say(words.yours.gone, { column: nameOfColumn(fit.gone) });
}

const namesClasses = "min-w-0 text-start font-code text-small/[normal] wrap-anywhere";

/** The visitor's relationships: each can be looked at again, and taken out. */
export function Yours({ relations: { relations, keeping }, ...props }: YoursProps) {
  const { tables, heading, onShow, onRemove } = props;
  const { yours } = words;
  return (
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
                      {say(yours.show, namesIn(relation))}
                    </button>
                  ) : (
                    <p className="grid min-w-0 py-2">
                      <span className={namesClasses}>{say(yours.show, namesIn(relation))}</span>
                      <small>{fault}</small>
                    </p>
                  )}
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={say(yours.remove, namesIn(relation))}
                    onClick={() => onRemove(relation)}
                  >
                    <Icon name="close" />
                  </button>
                </li>
              );
            })}
          </ul>
          <p className="text-small text-ink-muted">
            {keeping === "kept"
              ? yours.kept
              : keeping === "full"
                ? yours.fullStorage
                : yours.blocked}
          </p>
        </>
      )}
    </div>
  );
}
