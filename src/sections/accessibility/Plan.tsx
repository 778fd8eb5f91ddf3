import type { Stone } from "#lib/rake/flow.ts";
import { brailleDots, brailleHeight } from "#lib/text/braille.ts";
import type { Content } from "#model/kinds.ts";
import { RakedGround } from "#pictures/RakedGround.tsx";

interface PlanProps {
  hero: Content<"accessibility">["hero"];
}

/** From left to right on a desk, from top to bottom on a phone; the places of the links are in plan.css. */
const wide: readonly Stone[] = [
  [132, 250, 112, 78],
  [368, 142, 106, 74],
  [604, 262, 116, 80],
  [838, 150, 108, 76],
  [1066, 250, 114, 80],
].map(([cx = 0, cy = 0, rx = 0, ry = 0]) => ({ cx, cy, rx, ry, squareness: 2 }));
const tall: readonly Stone[] = [
  [118, 88, 102, 68],
  [232, 246, 100, 66],
  [118, 404, 104, 70],
  [232, 562, 100, 66],
  [122, 720, 104, 70],
].map(([cx = 0, cy = 0, rx = 0, ry = 0]) => ({ cx, cy, rx, ry, squareness: 2 }));

/** A stone’s name as fingers read it. Nothing can be felt on a screen: decoration. */
function Braille({ word }: { word: string }) {
  const { d, width } = brailleDots(word);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${String(width)} ${String(brailleHeight)}`}
      width={width}
      height={brailleHeight}
      className="plan-braille"
    >
      <path d={d} />
    </svg>
  );
}

/** The page as a garden, seen from above: each part is a stepping stone, each stone the next stop of the Tab key. */
export function Plan({ hero }: PlanProps) {
  return (
    <nav aria-label={hero.plan} className="plan-plate">
      <RakedGround
        viewBox={[0, 0, 1200, 400]}
        stones={wide}
        gap={16}
        step={30}
        fit="stretch"
        className="plan-wide"
      />
      <RakedGround
        viewBox={[0, 0, 350, 808]}
        stones={tall}
        gap={15}
        step={22}
        fit="stretch"
        className="plan-tall"
      />
      <ol>
        {hero.stones.map(({ id, name, braille }) => (
          <li key={id}>
            <a href={`#${id}`} className="plan-stone">
              {name}
              <Braille word={braille} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
