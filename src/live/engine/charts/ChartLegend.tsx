import { showName } from "./format.ts";

/** Which line or bar is which; of one alone its name. */
export function ChartLegend({ names }: { names: readonly string[] }) {
  return (
    <ul className="chart-legend">
      {names.map((name, i) => (
        <li key={name} className={`chart-s${i}`}>
          {names.length > 1 && (
            <svg viewBox="0 0 20 10" aria-hidden="true">
              <path className="chart-line" d="M1 5H19" />
            </svg>
          )}
          {showName(name)}
        </li>
      ))}
    </ul>
  );
}
