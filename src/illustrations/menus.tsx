/** The scenes at the foot of the header's panels, each a file of its own that loads when its panel opens. */
import { around, Disc, paint, Sheet, Stroke, Words } from "./features/parts/shapes.tsx";
import { rock } from "./goods.ts";
import { summer } from "./FourYears.tsx";
import { Stalk } from "./parts/Stalk.tsx";
import { circlingRoot, pot, roots, shoot } from "./PotsAndBed.tsx";
import { Thing } from "./Thing.tsx";
import { rakedPath } from "./rake/path.ts";

/** A scene is as wide as its panel's foot; the left half is left to the words. */
export const menuSize = { width: 1136, height: 368 } as const;
const start = 520;

interface PlantProps {
  /** One of the plants of the pots and the bed. */
  i: number;
  /** Where it leaves the ground, turned and scaled. */
  at: string;
  below: string;
  potted?: boolean;
}

const Plant = ({ i, at, below, potted = false }: PlantProps) => (
  <g transform={at} fill="none" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
    {potted && <path d={pot} fill={paint.raised} stroke={paint.clay} />}
    <path d={below} stroke={paint.clay} />
    <Stalk {...shoot(i)} />
  </g>
);

/** A plant on its way from the pots to the bed, where the others have already spread their roots. */
const transplant = (
  <>
    <path
      d="M772 368V232q0-22 22-22h342v158z"
      fill={paint.claySoft}
      stroke={paint.clay}
      strokeWidth="2.5"
    />
    <Stroke d="M520 312h250" color="clay" width={2.5} />
    <Stroke d="M656 96C690 16 822 24 862 184m-19-13l19 15 8-22" color="moss" />
    <Plant i={5} at="translate(562 230)" below={circlingRoot} potted />
    <Plant i={1} at="translate(652 230)" below={circlingRoot} potted />
    <Plant i={2} at="translate(758 150) rotate(11) scale(.78)" below={roots(2)} />
    {[3, 4].map((i, n) => (
      <Plant key={i} i={i} at={`translate(${966 + n * 104} 210)`} below={roots(i)} />
    ))}
  </>
);

const wall = { x: 560, y: 44, w: 520, h: 280 } as const;
const walled = [around(wall.x, wall.y, wall.w, wall.h)];
const levels = Array.from({ length: 16 }, (_, i) => 12 + i * 23);
const lines = rakedPath(walled, levels, [start, 1160]);

/** A walled garden with a machine of its own: three drawers of data, a tree and a stone; the sand parts around it. */
const ownCloud = (
  <>
    <path d={lines} fill="none" stroke={paint.clay} strokeOpacity="0.4" strokeWidth="2" />
    <Sheet {...wall} r={28} fill="ground" stroke="clay" />
    {["orders", "customers", "charges"].map((table, i) => (
      <g key={table}>
        <Sheet x={596} y={78 + i * 74} w={290} h={62} r={12} stroke="lineStrong" />
        <Disc cx={630} cy={109 + i * 74} r={9} fill={i === 1 ? "rust" : "moss"} />
        <Words x={656} y={117 + i * 74} look="code" text={table} />
        <Stroke d={`M824 ${100 + i * 74}h36m-36 18h36`} color="lineStrong" width={4} />
      </g>
    ))}
    <Disc cx={982} cy={150} r={56} fill="mossSoft" stroke="moss" />
    <Disc cx={982} cy={150} r={34} fill="none" stroke="moss" />
    <Disc cx={982} cy={150} r={10} fill="moss" />
    <Thing areas={rock} color="rust" at="translate(992 264) scale(48 34)" />
    <ellipse cx="992" cy="262" rx="66" ry="44" fill="none" stroke={paint.line} strokeWidth="3" />
  </>
);

/** One plant in four summers: each year it comes back, on larger roots. */
const fourSummers = (
  <g fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
    <path
      d={`M${start} 204H1136M${start + 20} 212H1136M${start + 40} 220H1136`}
      stroke={paint.clay}
      strokeOpacity="0.55"
      strokeWidth="2"
    />
    {[0, 1, 2, 3].map((year) => {
      const { roots: below, stalks } = summer(year);
      return (
        <g key={year} transform={`translate(${590 + year * 148} 204) scale(.92)`}>
          <path d={below} stroke={paint.clay} />
          {stalks.map(({ lean, tall, paths }) => (
            <g key={lean}>
              <Stalk {...paths} />
              <circle cx={lean} cy={-tall - 9} r="13" fill={paint.rust} />
            </g>
          ))}
        </g>
      );
    })}
  </g>
);

export const menuScenes = {
  solutions: transplant,
  developers: ownCloud,
  company: fourSummers,
} as const;
export type MenuSceneId = keyof typeof menuScenes;
