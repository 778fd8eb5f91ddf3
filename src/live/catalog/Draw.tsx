import words from "virtual:words/catalogDemo";
import { mostRelations } from "#live/catalog/relations/kept.ts";
import type { Relation } from "#live/catalog/relations/kinds.ts";
import { say } from "#lib/text/say.ts";
import { Button } from "#ui/Button.tsx";
import type { Relations } from "./use-relations.ts";

interface DrawProps {
  known: Relations;
  relation: Relation;
  can: boolean;
  /** Rows are being counted: what is shown is of the pair before. */
  isBusy: boolean;
  onAdd: (relation: Relation) => void;
}

/** The press that draws it. Where it is drawn already it stays, so that the focus does. */
export function Draw({ known, relation, can, isBusy, onAdd }: DrawProps) {
  if (!can) return null;
  const isThere = known.has(relation);
  const note = isThere ? words.there : known.isFull ? say(words.full, { n: mostRelations }) : "";
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <Button
        className="whitespace-normal"
        aria-disabled={note !== "" || isBusy}
        onClick={() => note === "" && !isBusy && onAdd(relation)}
      >
        {words.add}
      </Button>
      <span>{note}</span>
    </p>
  );
}
