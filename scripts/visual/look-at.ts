/** One template at a time: its pictures taken, and compared or kept. */
import type { Page } from "playwright-core";
import type { Template } from "../bench/templates.ts";
import { picturesOf } from "./camera.ts";
import { compare, type Difference, isSame } from "./compare.ts";
import { fingerprint, type Pixels } from "./fingerprint.ts";
import { type Look, nameOf } from "./looks.ts";
import type { Reference, Shot } from "./reference-file.ts";
import { readReference, reduced, writeReference } from "./references.ts";

/** A picture that is not as expected. */
export interface Failure {
  readonly route: string;
  readonly path: string;
  readonly look: Look;
  readonly difference: Difference;
  readonly reference: Reference;
}

/** Keeps a failed picture. */
export type Keep = (failure: Failure, pixels: Pixels) => Promise<void>;

/** The error page has no address of its own that answers without an error. */
export const addressOf = (origin: string, path: string) =>
  origin + path.replace(/404\/$/, "404.html");

/**
 * @param page opened by `openStill`
 * @param keep is given each picture that is not as expected
 * @returns what is not as expected, picture by picture; one sentence when there is nothing to compare with
 */
export async function compareTemplate(
  page: Page,
  origin: string,
  { route }: Template,
  built: ReadonlySet<string>,
  keep: Keep,
): Promise<readonly Failure[] | string> {
  const reference = await readReference(route);
  if (reference === undefined) return `has no reference yet; --update ${route} makes it`;
  const { path } = reference;
  if (!built.has(path)) {
    return `was pictured by ${path}, which is gone; --update ${route} takes another page`;
  }
  const failures: Failure[] = [];
  for await (const { look, pixels } of picturesOf(page, addressOf(origin, path))) {
    const shot = reference.shots.find((one) => nameOf(one.look) === nameOf(look));
    if (shot === undefined)
      return `has no reference for ${nameOf(look)}; --update ${route} makes it`;
    const difference = compare(shot.print, fingerprint(pixels));
    if (isSame(difference)) continue;
    const failure = { route, path, look, difference, reference };
    failures.push(failure);
    await keep(failure, pixels);
  }
  return failures;
}

/** What there is of a template; a file that cannot be read is as good as none where a new one is made. */
const readOrNone = (route: string) => readReference(route).catch(() => undefined);

/** Whether every picture is as it was kept: then its file stays, and git has nothing new to keep. */
const isAsKept = (kept: Reference, shots: readonly Shot[]) =>
  kept.shots.length === shots.length &&
  shots.every(({ look, print }) => {
    const shot = kept.shots.find((one) => nameOf(one.look) === nameOf(look));
    return shot !== undefined && isSame(compare(shot.print, print));
  });

/**
 * Makes a template's reference, where it is another. The page stays the one that it was, as long as there is one.
 * @returns the size of its new files in bytes; undefined when the ones that are there stay
 */
export async function updateTemplate(
  page: Page,
  origin: string,
  { route, path: heaviest }: Template,
  built: ReadonlySet<string>,
): Promise<number | undefined> {
  const kept = await readOrNone(route);
  const path = kept !== undefined && built.has(kept.path) ? kept.path : heaviest;
  const shots: Shot[] = [];
  const small: Buffer[] = [];
  for await (const { look, pixels } of picturesOf(page, addressOf(origin, path))) {
    shots.push({ look, print: fingerprint(pixels) });
    small.push(await reduced(pixels));
  }
  if (kept?.path === path && isAsKept(kept, shots)) return undefined;
  return writeReference(route, { path, shots }, small);
}
