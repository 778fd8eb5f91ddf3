/**
 * The visitor's relationships in the diagram of the page and among its sentences: both are static HTML around this
 * part, with a place each for what is added. Tables of the visitor's that are related stand below the others.
 */
import words from "virtual:words/catalogDemo";
import { useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { ownPlaces } from "#live/catalog/diagram/own-places.ts";
import { loopPath, stonePath, wayPath } from "#live/catalog/diagram/strokes.ts";
import { keyOf, type Relation } from "#live/catalog/relations/kinds.ts";
import { say } from "#lib/text/say.ts";
import { diagramClasses } from "./diagram-classes.ts";
import { drawn } from "./drawn.ts";
import { namesIn } from "./tell.ts";

interface InDiagramProps {
  /** Those whose tables are there. */
  relations: readonly Relation[];
  /** Whether a table is the visitor's. */
  isOwn: (table: string) => boolean;
  /** The one that is chosen, if it is among them. */
  chosen: string;
}

/** Longer names run out of their stone. */
const longest = 16;
const short = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

export function InDiagram({ relations, isOwn, chosen }: InDiagramProps) {
  const [places, setPlaces] = useState<{ drawing: Element; list: Element } | null>(null);
  useEffect(() => {
    const drawing = document.getElementById(ownPlaces.drawing);
    const list = document.getElementById(ownPlaces.list);
    if (drawing !== null && list !== null) setPlaces({ drawing, list });
  }, []);

  const { plan, own, ways } = useMemo(() => drawn(relations, isOwn), [relations, isOwn]);
  useEffect(() => {
    const svg = places?.drawing.closest("svg");
    svg?.setAttribute("viewBox", `0 0 ${plan.width} ${plan.height}`);
  }, [places, plan]);
  if (places === null) return null;
  return (
    <>
      {createPortal(
        <>
          {own.map((stone) => (
            <g key={stone.name}>
              <title>{say(words.yours.hidden, { table: stone.name })}</title>
              <path d={stonePath(stone)} className={diagramClasses.ownStone} />
              <text x={stone.x + stone.width / 2} y={stone.y + 27} className={diagramClasses.name}>
                {short(stone.name)}
              </text>
            </g>
          ))}
          {ways.map(({ relation, spots, loop }) => (
            <path
              key={keyOf(relation)}
              d={loop === null ? wayPath(spots) : loopPath(loop)}
              className={diagramClasses.ownFurrow}
              data-chosen={keyOf(relation) === chosen ? "" : undefined}
            />
          ))}
        </>,
        places.drawing,
      )}
      {createPortal(
        relations.map((relation) => (
          <li
            key={keyOf(relation)}
            className="relative pl-13 before:absolute before:top-[0.5lh] before:left-1 before:w-9 before:border-t-2 before:border-dashed before:border-persimmon"
          >
            {say(words.yours.sentence, namesIn(relation))}
          </li>
        )),
        places.list,
      )}
    </>
  );
}
