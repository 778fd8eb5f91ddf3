/** Composes a cover: its motif shows the topic, the rest derives from the subject's name. */
import type { Motif, MotifName } from "#content/articles/cover.ts";
import { seededRandom } from "#lib/random/seeded-random.ts";
import type { Tone } from "#illustrations/parts/tone.ts";
import { beacon, orbit, ripples, spiral } from "./motifs/circles.ts";
import { beds, measure, rows } from "./motifs/columns.ts";
import { back, branch, rhythm, stream } from "./motifs/flows.ts";
import { divide, horizon, terraces } from "./motifs/grounds.ts";
import { find, nest, team } from "./motifs/groups.ts";
import { growth, ladder, planting } from "./motifs/growing.ts";
import { type Compose, type Scene, sceneFlaws, sceneOf, stones } from "./motifs/scene.ts";
import { chain, paw, seasons, twins } from "./motifs/symbols.ts";
import { crossing, direct, gate, path } from "./motifs/paths.ts";

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

export interface Composition {
  readonly tone: Tone;
  /** The site's plain ground, a ground in the tone, or night in both themes. */
  readonly ground: "plain" | "soft" | "night";
  readonly wave: { readonly height: number; readonly length: number; readonly phase: number };
  /** Distance between two lines where the sand is still. */
  readonly gap: number;
  readonly scene: Scene;
  readonly mirrored: boolean;
}

const tones: readonly Tone[] = ["moss", "persimmon", "clay"];
/** The motifs in which only leaves have the accent. */
const green: readonly MotifName[] = ["planting", "growth"];
const grounds = ["plain", "soft", "plain", "night", "soft"] as const;

const neutral = [
  { name: "ripples", count: 4 },
  { name: "orbit", count: 5 },
  { name: "team", count: 4 },
  { name: "nest", count: 3 },
  { name: "beacon", count: 4 },
  { name: "terraces", count: 3 },
] as const satisfies readonly Motif[];

/**
 * @param subject an article's slug or a page's path: determines accent, ground, sweep and the small differences
 * @param motif chosen by the writer; null for one that fits any topic
 * @returns the drawing, the same in every build
 */
export function composition(subject: string, motif: Motif | null): Composition {
  const one = neutral[Math.floor(seededRandom(subject)() * neutral.length)];
  const { name, count } = motif ?? one ?? neutral[0];
  const next = seededRandom(`${subject} ${name}`);
  const tone = green.includes(name) ? "moss" : (tones[Math.floor(next() * tones.length)] ?? "moss");
  const ground = grounds[Math.floor(next() * grounds.length)] ?? "plain";
  const gap = Math.round(15 + next() * 5);
  const wave = { height: 5 + next() * 13, length: 800 + next() * 360, phase: next() * 2 * Math.PI };
  const flip = next() < 0.5;
  const given = { count, next, stone: stones(next), moss: tone === "moss" };
  const compose = () => sceneOf(composers[name](given));
  let scene = compose();
  for (let tries = 0; tries < 30 && sceneFlaws(scene).length > 0; tries++) scene = compose();
  return { tone, ground, wave, gap, scene, mirrored: flip && scene.mirrors };
}
