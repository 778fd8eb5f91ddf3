/**
 * Composes the cover of an article whose writer chose a motif: the motif shows the topic, the rest derives from the
 * slug.
 */
import type { Motif, MotifName } from "#content/articles/cover.ts";
import { seeded } from "#lib/random/seeded.ts";
import type { Tone } from "#illustrations/parts/tone.ts";
import type { Boulder, Composition } from "./composition.ts";
import { beacon, orbit, ripples, spiral } from "./motifs/circles.ts";
import { beds, measure, rows } from "./motifs/counted.ts";
import { back, branch, rhythm, stream } from "./motifs/flows.ts";
import { divide, horizon, terraces } from "./motifs/grounds.ts";
import { find, nest, team } from "./motifs/groups.ts";
import { growth, ladder, planting } from "./motifs/growing.ts";
import { type Compose, type Scene, sceneFlaws, sceneOf, stones } from "./motifs/scene.ts";
import { chain, paw, seasons, twins } from "./motifs/signs.ts";
import { crossing, direct, gate, path } from "./motifs/ways.ts";

const composers: Readonly<Record<MotifName, Compose>> = {
  ...{ path, crossing, gate, direct },
  ...{ stream, branch, rhythm, return: back },
  ...{ orbit, spiral, ripples, beacon },
  ...{ chain, seasons, paw, twins },
  ...{ team, nest, find },
  ...{ divide, horizon, terraces },
  ...{ ladder, planting, growth },
  ...{ measure, rows, beds },
};

export interface Laid {
  /** The composition of the ground's lines, with the stones they part around. */
  readonly made: Composition;
  readonly scene: Scene;
  /** Whether it is drawn from right to left. */
  readonly mirrored: boolean;
}

const tones: readonly Tone[] = ["moss", "persimmon", "clay"];
/** The motifs in which only leaves have the accent. */
const green: readonly MotifName[] = ["planting", "growth"];
const grounds = ["plain", "soft", "plain", "night", "soft"] as const;

const boulder = ([cx, cy, rx, ry]: readonly [number, number, number, number]): Boulder => ({
  ...{ cx, cy, rx, ry, rings: 0, outline: 0, kind: "companion" as const },
  reach: { rx, ry },
});

/**
 * @param subject the article's slug: determines accent, ground, sweep and the small differences
 * @param motif chosen by the writer
 * @returns the drawing, the same in every build
 */
export function laid(subject: string, { name, count }: Motif): Laid {
  const next = seeded(`${subject} ${name}`);
  const tone = green.includes(name) ? "moss" : (tones[Math.floor(next() * tones.length)] ?? "moss");
  const ground = grounds[Math.floor(next() * grounds.length)] ?? "plain";
  const gap = Math.round(15 + next() * 5);
  const wave = { height: 5 + next() * 13, length: 800 + next() * 360, phase: next() * 2 * Math.PI };
  const flip = next() < 0.5;
  const given = { count, next, stone: stones(next), moss: tone === "moss" };
  const compose = () => sceneOf(composers[name](given));
  let scene = compose();
  for (let tries = 0; tries < 30 && sceneFlaws(scene).length > 0; tries++) scene = compose();
  const made = {
    tone,
    ground,
    angle: 0,
    wave,
    gap,
    stones: scene.islands.map(boulder),
    disc: scene.disc,
  };
  return { made, scene, mirrored: flip && scene.mirrors };
}
