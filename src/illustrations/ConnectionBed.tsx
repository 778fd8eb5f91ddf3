/** A bed of raked sand with two stones, for the tool and the database. Each pair's layout derives from its slug. */
import type { Stone } from "#illustrations/rake/flow.ts";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { Rock } from "./parts/Rock.tsx";
import { RakedGround } from "./RakedGround.tsx";

const width = 640;
const height = 440;

/** The large stone left or right, high or low; the small one across from it. */
function stonesOf(slug: string): readonly [Stone, Stone] {
  const random = seededRandom(`bed of ${slug}`);
  const isLeft = random() < 0.5;
  const isLow = random() < 0.5;
  const x = 215 + random() * 35;
  const y = 155 + random() * 20;
  const large = {
    rx: 172 + random() * 16,
    ry: 92 + random() * 26,
    squareness: 2.2 + random() * 0.6,
  };
  const small = {
    rx: 112 + random() * 14,
    ry: 52 + random() * 12,
    squareness: 2.1 + random() * 0.6,
  };
  const smallX = x + 225 + random() * 30;
  const smallY = y + 165 + random() * 25;
  const turnX = (at: number) => (isLeft ? at : width - at);
  const turnY = (at: number) => (isLow ? height - at : at);
  return [
    { ...large, cx: turnX(x), cy: turnY(y) },
    { ...small, cx: turnX(smallX), cy: turnY(smallY) },
  ];
}

/** A name of several words, in as few lines as fit on a stone. */
const linesOf = (name: string): readonly string[] =>
  name.length < 12
    ? [name]
    : name.split(" ").reduce<string[]>((lines, word) => {
        const last = lines.at(-1);
        if (last !== undefined && `${last} ${word}`.length < 12)
          lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(word);
        return lines;
      }, []);

interface NamedStoneProps {
  stone: Stone;
  name: string;
  /** The largest size of its letters; a long name has smaller ones. */
  largest: number;
  className: string;
}

function NamedStone({ stone, name, largest, className }: NamedStoneProps) {
  const lines = linesOf(name);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(largest, (1.9 * stone.rx) / longest);
  // On the lit side of the stone.
  const [cx, cy] = [stone.cx - stone.rx * 0.12, stone.cy - stone.ry * 0.1];
  const top = cy - ((lines.length - 1) * size * 1.1) / 2 + size * 0.34;
  return (
    <g>
      <Rock at={stone} className={className} />
      <text textAnchor="middle" fontSize={size}>
        {lines.map((line, i) => (
          <tspan key={line} x={Math.round(cx)} y={Math.round(top + i * size * 1.1)}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

interface ConnectionBedProps {
  slug: string;
  tool: string;
  database: string;
  /** Alternative text. */
  label: string;
}

export function ConnectionBed({ slug, tool, database, label }: ConnectionBedProps) {
  const [large, small] = stonesOf(slug);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      className="mx-auto h-auto w-full max-w-144 overflow-hidden [mask-image:linear-gradient(to_left,transparent,black_8%_92%,transparent)] fill-ink font-display font-medium lg:max-w-none"
    >
      <RakedGround
        viewBox={[0, 0, width, height]}
        stones={[large, small]}
        gap={15}
        className="text-line-strong/60"
      />
      <NamedStone
        stone={large}
        name={database}
        largest={database.length > 12 ? 35 : 42}
        className="text-moss-soft"
      />
      <NamedStone stone={small} name={tool} largest={28} className="text-clay-soft" />
    </svg>
  );
}
