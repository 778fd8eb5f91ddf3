/** One plant in two pots: it is the same app, whatever it stands in. Decoration. */

/** A leaf that begins where the stem is, in the direction of an angle, so long. */
function leaf(x: number, y: number, angle: number, length: number): string {
  const at = (along: number, aside: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [px, py] = [x + along * cos - aside * sin, y + along * sin + aside * cos];
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  };
  const belly = length * 0.34;
  return `M${at(0, 0)}C${at(length * 0.2, -belly)} ${at(length * 0.7, -belly)} ${at(length, 0)}C${at(length * 0.7, belly * 0.6)} ${at(length * 0.25, belly * 0.7)} ${at(0, 0)}z`;
}

const stems =
  "M120 150C118 120 122 84 118 40M120 150C126 122 146 98 164 84M120 150C112 126 96 108 74 96";
const leaves = [
  leaf(118, 42, -1.7, 34),
  leaf(119, 74, -0.55, 40),
  leaf(119, 82, -2.6, 38),
  leaf(120, 108, -0.2, 30),
  leaf(162, 85, -0.75, 40),
  leaf(146, 98, 0.1, 34),
  leaf(76, 97, -2.45, 38),
  leaf(94, 108, 3.3, 32),
].join("");

const pots = {
  mac: "M84 152H156C156 176 150 196 120 196S84 176 84 152z",
  windows: "M86 152H154V196H86z",
} as const;

export function Plant({ pot }: { pot: string }) {
  return (
    <svg aria-hidden="true" viewBox="20 0 200 200" className="w-full" strokeLinecap="round">
      <path className="fill-none stroke-moss stroke-3" d={stems} />
      <path className="fill-moss stroke-raised stroke-[1.5]" d={leaves} />
      <path className="fill-clay" d={pot === "mac" ? pots.mac : pots.windows} />
      <path className="stroke-clay stroke-7" d="M78 150H162" />
    </svg>
  );
}
