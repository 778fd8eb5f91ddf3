import { put } from "#lib/text/put.ts";
import { words } from "../words.ts";
import { Sure } from "./Sure.tsx";

interface ClearAllProps {
  /** The tables that go. */
  names: readonly string[];
  onClear: () => void;
}

const most = 3;

/** Deletes all that the visitor brought, in two steps. */
export function ClearAll({ names, onClear }: ClearAllProps) {
  const listed = names.length > most ? [...names.slice(0, most), "…"] : names;
  return (
    <Sure
      label={words.engine.clear}
      question={put(words.tabs.sure, { tables: listed.join(", ") })}
      yes={put(names.length === 1 ? words.tabs.sureOne : words.tabs.sureMany, {
        count: names.length,
      })}
      onYes={onClear}
      className="tbl-plain"
    >
      {words.engine.clear}
    </Sure>
  );
}
