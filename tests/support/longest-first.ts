/**
 * The order of test files: the slowest start first, so that none runs alone at the end. Vitest knows durations only
 * from earlier runs, which a fresh machine lacks.
 */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take half a minute or more, the longest first. */
const long = [
  "site/rename",
  "browser/every-page",
  "browser/editor",
  "browser/queries",
  "browser/tables-files",
  "browser/tables",
  "browser/search",
  "browser/tables-keys",
  "browser/first-view",
  "browser/dashboards",
  "browser/ai",
].map((name) => `/tests/${name}.test.ts`);

function place({ moduleId }: TestSpecification): number {
  const at = long.findIndex((name) => moduleId.endsWith(name));
  return at < 0 ? long.length : at;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted(
      (a, b) => place(a) - place(b) || a.project.name.localeCompare(b.project.name),
    );
  }
}
