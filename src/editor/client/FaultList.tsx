import type { Ref } from "react";
import type { Fault, Place } from "../protocol.ts";
import { articleFields, words } from "../words.ts";
import { besideField } from "./fields/context.ts";
import { idOf, nameOf, sentence as capital } from "./place.ts";

/** The element of a field, or of the nearest one around it. */
function elementOf(place: Place): HTMLElement | null {
  const element = document.getElementById(idOf(place));
  return element ?? (place.length > 1 ? elementOf(place.slice(0, -1)) : null);
}

/** Shows a field that may be folded away, and puts the cursor in it. */
function goTo(element: HTMLElement | null): void {
  for (let up = element; up; up = up.parentElement)
    if (up instanceof HTMLDetailsElement) up.open = true;
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}

/** `Panels 1, links 3, href`. */
const nameOfFault = ({ place, bodyLine }: Fault): string => {
  if (bodyLine !== null) return words.textLine(bodyLine);
  if (place === null) return words.wholeFile;
  const [first] = place;
  const own = place.length === 1 ? articleFields[String(first)] : undefined;
  if (own !== undefined) return own;
  const name = place.reduce<string>(
    (name, key) =>
      typeof key === "number"
        ? `${name} ${String(key + 1)}`
        : `${name}${name && ", "}${nameOf(key).toLowerCase()}`,
    "",
  );
  return capital(name);
};

interface FaultListProps {
  ref: Ref<HTMLElement>;
  faults: readonly Fault[];
  /** Puts the cursor on a line of an article's text. */
  onLine: (line: number) => void;
}

/** All that is wrong, each with a way to its place. */
export function FaultList({ ref, faults, onLine }: FaultListProps) {
  if (faults.length === 0) return null;
  return (
    <section ref={ref} className="edit-faults" tabIndex={-1} aria-labelledby="faults">
      <h2 id="faults">{words.mendTitle(faults.length)}</h2>
      <ul>
        {faults.map((fault) => (
          <li key={`${String(fault.line)} ${fault.sentence}`}>
            <button
              type="button"
              onClick={() => {
                if (fault.bodyLine !== null) onLine(fault.bodyLine);
                else goTo(elementOf(fault.place ?? ["source"]));
              }}
            >
              {nameOfFault(fault)}
            </button>{" "}
            {besideField(fault.sentence)}
          </li>
        ))}
      </ul>
    </section>
  );
}
