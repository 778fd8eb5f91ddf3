/** The scene at the end of a page: raked sand, and what stands in it. Decoration. */
import { useId } from "react";
import { cx } from "#ui/cx.ts";
import { Rock } from "./parts/Rock.tsx";
import { Ridges } from "./parts/Ridges.tsx";
import { banks, clearing, type Scene } from "./rake/bank.ts";
import { withLevels } from "./rake/flow.ts";
import { rakedPath } from "./rake/path.ts";

const wood = "fill-[color-mix(in_oklab,var(--color-clay)_75%,var(--color-soil))]";
const painted = "fill-[color-mix(in_oklab,var(--color-moss)_30%,var(--color-accent))]";
const masonry = "fill-[color-mix(in_oklab,var(--color-line-strong)_85%,var(--color-soil))]";

/** Two posts and a roof, its leaves open. */
const Gate = () => (
  <g transform="translate(-100)">
    <path className="fill-shade" d="M930 404h36l92 30h-40zM1144 404h36l92 30h-40z" />
    <path className={painted} d="M956 210l62 24v150l-62 6zM1144 210l-62 24v150l62 6z" />
    <path
      className="fill-none stroke-shade stroke-5"
      d="M976 218v170M997 226v160M1124 218v170M1103 226v160M956 260l62 16M1144 260l-62 16"
    />
    <path className={wood} d="M930 130h26v266h-26zM1144 130h26v266h-26zM906 176h288v18H906z" />
    <path className="fill-shade" d="M946 130h10v266h-10zM1160 130h10v266h-10z" />
    <path className={masonry} d="M922 388h42l8 18h-58zM1136 388h42l8 18h-58z" />
    <path className={painted} d="M868 158Q1050 112 1232 158L1202 102Q1050 74 898 102z" />
    <path className="fill-shade" d="M868 158Q1050 112 1232 158L1224 143Q1050 98 876 143z" />
    <path className={wood} d="M890 106Q1050 74 1210 106V90Q1050 58 890 90z" />
  </g>
);

/** A lit stone lantern below the moon. */
const Lantern = ({ glow }: { glow: string }) => (
  <g transform="translate(26)">
    <radialGradient id={glow}>
      <stop className="[stop-color:var(--color-persimmon)]" stopOpacity="0.5" />
      <stop offset="1" className="[stop-color:var(--color-persimmon)]" stopOpacity="0" />
    </radialGradient>
    <circle className="fill-moon" cx="1100" cy="140" r="50" />
    <ellipse className="fill-shade" cx="1000" cy="418" rx="84" ry="18" />
    <path
      className={masonry}
      d="M916 418Q978 438 1040 418L1028 388H928zM958 300h40v90h-40zM914 300h128l-14-30H928zM942 206h72v64h-72zM886 206Q938 190 962 146h32Q1018 190 1070 206 978 226 886 206z"
    />
    <circle className={masonry} cx="978" cy="132" r="16" />
    <path
      className="fill-shade"
      d="M982 148h12Q1018 190 1070 206 1030 216 1000 216 1008 184 982 148zM1000 216h14v54h-14zM914 300h128l-6-12H920zM984 300h14v90h-14zM1012 424Q1030 422 1040 418L1028 388H1006z"
    />
    <circle fill={`url(#${glow})`} cx="978" cy="240" r="170" />
    <path className="fill-dawn" d="M956 218h44v46h-44z" />
    <path
      className="fill-persimmon"
      d="M958 220h18v19h-18zM980 220h18v19h-18zM958 243h18v19h-18zM980 243h18v19h-18z"
    />
  </g>
);

const teeth = Array.from({ length: 26 }, (_, i) => `M884 ${67.5 + 15 * i}h14`).join("");

/** A rake, mid-stroke: its sand is raked, and the sand before it is not. */
const Rake = () => (
  <>
    <path className="fill-shade" d="M888 66h7v394h-7zM796-40h14L866 141v45z" />
    <path className={cx(wood, "stroke-clay stroke-5")} d={teeth} />
    <path className={wood} d="M778-40h16l82 268v36h-10z" />
    <path className={wood} d="M866 58h22v394h-22z" />
    <path className="fill-soil/50" d="M880 58h8v394h-8zM862 236h30v40h-30z" />
  </>
);

/** The drawing next to words, and below them. */
const views = {
  usual: { box: [0, 0, 1440, 520], words: [clearing] },
  tall: { box: [0, -105, 1440, 730], words: [{ ...clearing, ry: 300 }] },
  below: { box: [166, 0, 1100, 520], words: [] },
} as const;

interface BankProps {
  scene: Scene;
  words?: keyof typeof views;
  className: string | undefined;
}

export function Bank({ scene, words = "below", className }: BankProps) {
  const glow = useId();
  const { rocks, feet } = banks[scene];
  const { box, words: cleared } = views[words];
  const raked = scene === "rake";
  const stones = withLevels([...(raked ? [] : cleared), ...rocks, ...feet], 0, 15);
  const lines = Array.from({ length: box[3] / 15 }, (_, i) => {
    const level = box[1] + 15 * (i + 0.5);
    const from = raked && level > 66 && level < 444 ? 892 : 0;
    return rakedPath(stones, [level], [from, 1440], 1.25);
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={box.join(" ")}
      preserveAspectRatio="xMidYMid slice"
      className={cx("scene absolute -z-1 text-clay/55 [--color-furrow:currentcolor]", className)}
    >
      <Ridges d={lines.join("")} depth={1.5} fixed />
      {/* The stone's own shadow is that of the page's theme, too pale for a night by day. */}
      <g
        className={cx(
          scene === "lantern" && "drop-shadow-[1rem_0.75rem_0.5rem_var(--color-shade)]",
        )}
      >
        {rocks.map((at, i) => (
          <Rock key={at.cx} at={at} className={i === 0 ? "text-moss" : "text-line-strong"} />
        ))}
      </g>
      {scene === "gate" && <Gate />}
      {scene === "lantern" && <Lantern glow={glow} />}
      {raked && <Rake />}
    </svg>
  );
}
