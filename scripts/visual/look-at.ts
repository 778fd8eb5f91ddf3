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

/**
 * Makes a template's reference. The page stays the one that it was, as long as there is one.
 * @returns the size of its files in bytes
 */
export async function updateTemplate(
  page: Page,
  origin: string,
  template: Template,
  built: ReadonlySet<string>,
): Promise<number> {
  const before = await readReference(template.route);
  const path = before !== undefined && built.has(before.path) ? before.path : template.path;
  const shots: Shot[] = [];
  const small: Buffer[] = [];
  for await (const { look, pixels } of picturesOf(page, addressOf(origin, path))) {
    shots.push({ look, print: fingerprint(pixels) });
    small.push(await reduced(pixels));
  }
  return writeReference(template.route, { path, shots }, small);
}
