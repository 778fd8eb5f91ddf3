/** Motifs with their own symbol: chain, seasons, paw, twins. */
import { type Bed, type Compose, each } from "./scene.ts";
import { oval, ovals, trace } from "./strokes.ts";

export const chain: Compose = ({ count, next, stone }) => {
  const r = Math.min(122, 500 / (count * 1.5 + 0.9));
  const step = r * 1.42;
  const tilt = (next() - 0.5) * 30;
  const links = each(
    count,
    (i) => [(i - (count - 1) / 2) * step, (i % 2 === 0 ? 1 : -1) * tilt] as const,
  );
  const gap = 7;
  const band = { count: 5, gap };
  const beds: Bed[] = links.map((at) => ({
    cut: oval(...at, r),
    width: 5 * gap + 4,
    lines: ovals(at, [r - 2 * gap, r - 2 * gap], band),
  }));
  // At the lower crossing of two links, the earlier one is on top again.
  const over = links.slice(1).map(([bx, by], i): Bed => {
    const [ax, ay] = links[i] ?? [0, 0];
    const away = Math.atan2(by - ay, bx - ax);
    const half = Math.acos(Math.hypot(bx - ax, by - ay) / 2 / r);
    const arc = (radius: number) => {
      const end = (angle: number) =>
        `${Math.round(ax + radius * Math.cos(angle))} ${Math.round(ay + radius * Math.sin(angle))}`;
      return `M${end(away + half - 0.36)}A${radius} ${radius} 0 0 1 ${end(away + half + 0.36)}`;
    };
    return {
      cut: arc(Math.round(r)),
      width: 5 * gap + 4,
      lines: each(5, (k) => arc(Math.round(r + (k - 2) * gap))).join(""),
    };
  });
  const lead = Math.floor(next() * count);
  return {
    beds: [...beds, ...over],
    marks: links.map(([x, y], i) => stone(x, y, r * 0.2, { fill: i === lead ? "tone" : "dark" })),
    mirrors: true,
  };
};

/** The moon through its phases, over one stone. */
export const seasons: Compose = ({ count, stone }) => {
  const r = Math.min(22, 190 / count);
  const moons = each(count, (_, share) => {
    const angle = Math.PI * (1 - share);
    return [244 * Math.cos(angle), 118 - 236 * Math.sin(angle), share] as const;
  });
  const round = (value: number) => String(Math.round(value * 10) / 10);
  const lit = moons.map(([x, y, share]) => {
    const phase = 0.08 + 0.84 * share;
    const bulge = Math.cos(2 * Math.PI * phase);
    const waxing = phase < 0.5;
    const [limb, inner] = [waxing ? 1 : 0, bulge > 0 === waxing ? 0 : 1];
    return `M${round(x)} ${round(y - r)}a${round(r)} ${round(r)} 0 0 ${limb} 0 ${round(2 * r)}a${round(Math.abs(bulge) * r)} ${round(r)} 0 0 ${inner} 0-${round(2 * r)}`;
  });
  return {
    islands: [[0, 118, 104, 76]],
    beds: [
      {
        cut: moons.map(([x, y]) => oval(x, y, r + 7)).join(""),
        lines: moons.map(([x, y]) => oval(x, y, r + 4)).join(""),
      },
    ],
    tinted: lit.join(""),
    marks: [stone(0, 112, 54, { flat: 0.62, rings: 4 })],
    ringGap: 9,
  };
};

/** Two identical stones whose rings merge (Cassini ovals). */
export const twins: Compose = ({ next, stone }) => {
  const half = 104;
  const lean = 4 + 18 * next();
  const away = Math.hypot(half, lean);
  const tilt = Math.atan2(-lean, half);
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const placed = (x: number, y: number) => [x * cos - y * sin, x * sin + y * cos] as const;
  // Around both: the product of the distances to the two is constant along a ring.
  const shared = (size: number) => (t: number) => {
    const angle = 2 * Math.PI * t;
    const ratio = (size / away) ** 4 - Math.sin(2 * angle) ** 2;
    const r = away * Math.sqrt(Math.cos(2 * angle) + Math.sqrt(Math.max(0, ratio)));
    return placed(r * Math.cos(angle), r * Math.sin(angle));
  };
  // Around one of them only, where the product is small.
  const own = (size: number, side: number) => (t: number) => {
    const angle = 2 * Math.PI * t;
    const widest = 0.5 * Math.asin(Math.min(1, (size / away) ** 2));
    const bend = widest * Math.sin(angle);
    const spread = Math.sqrt(Math.max(0, (size / away) ** 4 - Math.sin(2 * bend) ** 2));
    const r =
      away * Math.sqrt(Math.max(0, Math.cos(2 * bend) + Math.sign(Math.cos(angle)) * spread));
    return placed(side * r * Math.cos(bend), r * Math.sin(bend));
  };
  const sizes = [1.03, 1.1, 1.18, 1.27, 1.36, 1.46].map((share) => share * away);
  const inner = [0.72, 0.84, 0.94].map((share) => share * away);
  const outline = next();
  const pair = [-1, 1].map((side) => {
    const [x, y] = placed(side * away, 0);
    return stone(x, y, 31, { fill: side < 0 ? "dark" : "tone", outline });
  });
  return {
    beds: [
      {
        cut: trace(shared(1.46 * away), 16),
        lines: [
          ...sizes.map((size) => trace(shared(size), 24)),
          ...inner.flatMap((size) => [-1, 1].map((side) => trace(own(size, side), 12))),
        ].join(""),
      },
    ],
    marks: pair,
    ringGap: 9,
    mirrors: true,
  };
};

/** The print of a paw: five stones. */
export const paw: Compose = ({ next, stone }) => {
  const [x, y] = [-60 + 120 * next(), 8];
  const turn = (next() - 0.5) * 0.5;
  const at = (dx: number, dy: number) =>
    [
      x + dx * Math.cos(turn) - dy * Math.sin(turn),
      y + dx * Math.sin(turn) + dy * Math.cos(turn),
    ] as const;
  const toes = [
    [-104, -18],
    [-42, -88],
    [42, -88],
    [104, -18],
  ] as const;
  return {
    marks: [
      stone(...at(0, 58), 60, { fill: "tone", flat: 0.76, rings: 3, outline: 0 }),
      ...toes.map(([dx, dy]) => stone(...at(dx, dy), 23, { flat: 1.1, rings: 2 })),
    ],
    mirrors: true,
  };
};
