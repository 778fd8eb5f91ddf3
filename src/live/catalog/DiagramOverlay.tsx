/**
 * The visitor's relationships in the page's diagram and among its sentences. Both are static HTML outside this part,
 * each with an element for additions. The visitor's own tables go below the others.
 */
import words from "virtual:words/catalogDemo";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { interpolate } from "#lib/text/interpolate.ts";
import {
  diagramClasses,
  loopPath,
  overlayIds,
  ownStones,
  relationPath,
  shopPlan,
  type Stone,
  stonePath,
} from "./diagram.ts";
import { keyOf, namesIn, type Relation } from "./relations.ts";
import type { ChoiceTable } from "./RelationsDemo.tsx";

interface DiagramOverlayProps {
  /** Those whose tables exist. */
  relations: readonly Relation[];
  tables: readonly ChoiceTable[];
  /** The key of the chosen relationship. */
  chosen: string;
}

/** Longer names would not fit their stone. */
const longest = 16;
const short = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

function pathOf({ left, right }: Relation, stones: readonly Stone[], nth: number): string {
  const [from, to] = [left, right].map(({ table }) => stones.find(({ name }) => name === table));
  if (from === undefined || to === undefined) return "";
  return from === to ? loopPath(from) : relationPath(from, to, nth);
}

export function DiagramOverlay({ relations, tables, chosen }: DiagramOverlayProps) {
  const [places, setPlaces] = useState<{ drawing: Element; list: Element } | null>(null);
  useEffect(() => {
    const drawing = document.getElementById(overlayIds.drawing);
    const list = document.getElementById(overlayIds.list);
    if (drawing !== null && list !== null) setPlaces({ drawing, list });
  }, []);

  const named = relations.flatMap(({ left, right }) => [left.table, right.table]);
  const ownTables = tables.filter(({ origin }) => origin === "visitor").map(({ name }) => name);
  const own = ownStones(ownTables.filter((name) => named.includes(name)));
  useEffect(() => {
    const svg = places?.drawing.closest("svg");
    svg?.setAttribute("viewBox", `0 0 ${shopPlan.width} ${own.height}`);
  }, [places, own.height]);
  if (places === null) return null;
  return (
    <>
      {createPortal(
        <>
          {relations.map((relation, i) => (
            <path
              key={keyOf(relation)}
              d={pathOf(relation, [...shopPlan.stones, ...own.stones], i)}
              className={diagramClasses.ownFurrow}
              data-chosen={keyOf(relation) === chosen ? "" : undefined}
            />
          ))}
          {own.stones.map((stone) => (
            <g key={stone.name}>
              <title>{interpolate(words.yours.hidden, { table: stone.name })}</title>
              <path d={stonePath(stone)} className={diagramClasses.ownStone} />
              <text x={stone.x + stone.width / 2} y={stone.y + 27} className={diagramClasses.name}>
                {short(stone.name)}
              </text>
            </g>
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
            {interpolate(words.yours.sentence, namesIn(relation))}
          </li>
        )),
        places.list,
      )}
    </>
  );
}
