import { useRef } from "react";
import type { Relation } from "#live/catalog/relations/kinds.ts";
import { ClearMade } from "./ClearMade.tsx";
import type { Relations } from "./use-relations.ts";
import type { ChoiceTable } from "./use-tables.ts";
import { Yours } from "./Yours.tsx";

interface MadeProps {
  known: Relations;
  tables: readonly ChoiceTable[];
  onShow: (relation: Relation) => void;
  onRemove: (relation: Relation) => void;
  onClear: () => void;
}

/** What the visitor made. Its heading takes the focus of what goes. */
export function Made({ known, tables, onShow, onRemove, onClear }: MadeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = () => heading.current?.focus();
  return (
    <>
      <Yours
        relations={known}
        tables={tables}
        heading={heading}
        onShow={onShow}
        onRemove={(relation) => {
          onRemove(relation);
          focus();
        }}
      />
      <ClearMade
        relations={known.relations.length}
        tables={tables.filter(({ isOwn }) => isOwn).length}
        onClear={() => {
          onClear();
          focus();
        }}
      />
    </>
  );
}
