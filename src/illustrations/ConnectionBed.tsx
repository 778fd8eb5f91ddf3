/** A bed of raked sand with two stones, for the tool and the database. Each pair's layout derives from its slug. */
import { rakedLine, type Stone } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";
import { seeded } from "#lib/random/seeded.ts";

const width = 640;
const height = 440;
const gap = 15;
const step = 40;

/** The large stone left or right, high or low; the small one across from it. */
function stonesOf(slug: string): readonly [Stone, Stone] {
  const random = seeded(`bed of ${slug}`);
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
  size: number;
  className: string;
}

function NamedStone({ stone: { cx, cy, rx, ry }, name, size, className }: NamedStoneProps) {
  const lines = linesOf(name);
  const top = cy - ((lines.length - 1) * size * 1.1) / 2 + size * 0.34;
  return (
    <g>
      <ellipse
        className={className}
        cx={Math.round(cx)}
        cy={Math.round(cy)}
        rx={Math.round(rx) - 6}
        ry={Math.round(ry) - 6}
      />
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
  const levels = Array.from({ length: Math.floor(height / gap) }, (_, i) => gap * (i + 0.5));
  const path = levels.map((level) => toPath(rakedLine([large, small], level, 0, width, step)));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      className="mx-auto h-auto w-full max-w-144 overflow-hidden fill-ink font-display font-medium"
    >
      <path className="fill-none stroke-line-strong opacity-70" d={path.join("")} />
      <NamedStone
        stone={large}
        name={database}
        size={database.length > 12 ? 37 : 46}
        className="fill-moss-soft"
      />
      <NamedStone stone={small} name={tool} size={28} className="fill-clay-soft" />
    </svg>
  );
}
