import type { Multiplicity } from "#live/catalog/relations/check.ts";
import { diagramClasses } from "./diagram-classes.ts";

const lines = [-7, 0, 7];

/** How two stones meet: three lines at the side with many rows, one where there is a single row. Decoration. */
export function Meeting({ multiplicity }: { multiplicity: Multiplicity }) {
  const [left, right] = multiplicity.split("-to-");
  const many = { left: left === "many" ? 1 : 0, right: right === "many" ? 1 : 0 };
  const path = lines
    .map(
      (off) =>
        `M30 ${24 + off * many.left}C80 ${24 + off * many.left} 80 ${24 + off * many.right} 130 ${24 + off * many.right}`,
    )
    .join("");
  return (
    <svg aria-hidden="true" viewBox="0 0 160 48" className="w-[min(8rem,40%)]">
      <path d={path} className={diagramClasses.ownFurrow} />
      <rect x="2" y="8" width="28" height="32" rx="12" ry="13" className={diagramClasses.stone} />
      <rect x="130" y="8" width="28" height="32" rx="13" ry="12" className={diagramClasses.stone} />
    </svg>
  );
}
