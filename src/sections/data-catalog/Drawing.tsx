import type { Plan, Stone } from "#live/catalog/diagram/kinds.ts";
import { ownPlaces } from "#live/catalog/diagram/own-places.ts";
import { furrowPath, loopPath, stonePath } from "#live/catalog/diagram/strokes.ts";
import { diagramClasses } from "#live/catalog/diagram-classes.ts";
import { cx } from "#ui/cx.ts";

/** How far the rings around a stone lie from it. */
const rings = [5, 10];

/** A table: its name, which leads to its definition, and the columns that point elsewhere. */
function TableStone({ name, x, y, width, rows, ...box }: Stone) {
  return (
    <>
      <a href={`#table-${name}`} className="group outline-none">
        <path
          d={stonePath({ name, x, y, width, rows, ...box })}
          className={cx(
            diagramClasses.stone,
            "group-hover:fill-moss-soft group-focus-visible:stroke-focus group-focus-visible:stroke-3 forced-colors:group-focus-visible:stroke-[Highlight]",
          )}
        />
        <text x={x + width / 2} y={y + 27} className={diagramClasses.name}>
          {name}
        </text>
      </a>
      {rows.map(({ column, y: at }) => (
        <text
          key={column}
          x={x + 14}
          y={at + 4}
          className="pointer-events-none fill-ink-muted font-code text-micro forced-colors:fill-[LinkText]"
        >
          {column}
        </text>
      ))}
    </>
  );
}

/** The plan as inline SVG: rings in the sand, furrows, then the stones, so that nothing covers a name. */
export function Drawing({ plan, label }: { plan: Plan; label: string }) {
  const { width, height, stones, furrows, loops } = plan;
  const furrowed = furrows.map((furrow) => furrowPath(furrow)).join("");
  const looped = stones
    .filter(({ name }) => loops.some(({ table }) => table === name))
    .map((stone) => loopPath(stone))
    .join("");
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
      // In a narrow window its letters would be too small: the sentences below replace it.
      className="hidden w-full overflow-visible lg:block"
    >
      <path
        d={stones.flatMap((stone) => rings.map((away) => stonePath(stone, away))).join("")}
        className="fill-none stroke-line forced-colors:stroke-[CanvasText]"
      />
      <path d={furrowed + looped} className={diagramClasses.furrow} />
      {stones.map((stone) => (
        <TableStone key={stone.name} {...stone} />
      ))}
      {/* React listens here for what it draws, which would make it a stop of the Tab key, with nothing to see. */}
      <g id={ownPlaces.drawing} tabIndex={-1} />
    </svg>
  );
}
