/** What of a load is a fault. */
import type { Load, Strain } from "./drive.ts";
import { growth } from "./use.ts";
import type { Asked } from "./mix.ts";

/**
 * Every connection asks the same questions in turn, so of each status there must be its share, but for the round that
 * each had begun.
 */
function wrongAnswers(
  { statuses, answers }: Load,
  asked: readonly Asked[],
  connections: number,
): string[] {
  const expected = new Set(asked.map(({ status }) => String(status)));
  const foreign = Object.entries(statuses)
    .filter(([status]) => !expected.has(status))
    .map(([status, count]) => `${String(count)} answers have the status ${status}`);
  const shares = [...expected].flatMap((status) => {
    const each = asked.filter((one) => String(one.status) === status).length;
    const share = (answers * each) / asked.length;
    const count = statuses[status] ?? 0;
    return Math.abs(count - share) <= connections * each
      ? []
      : [`${String(count)} answers have the status ${status}, expected some ${share.toFixed(0)}`];
  });
  return [...foreign, ...shares];
}

/** @returns a sentence for each fault; none when all is well */
export function faultsOf(load: Load, asked: readonly Asked[], { connections }: Strain): string[] {
  const { name, errors, timeouts, answers, memory } = load;
  return [
    ...(answers === 0 ? ["nothing was answered"] : wrongAnswers(load, asked, connections)),
    ...(errors > 0 ? [`${String(errors)} connections broke`] : []),
    ...(timeouts > 0 ? [`${String(timeouts)} questions had no answer in time`] : []),
    ...(memory !== undefined && memory.last > memory.first * growth
      ? [`memory grew from ${megabytes(memory.first)} to ${megabytes(memory.last)}`]
      : []),
  ].map((fault) => `${name}: ${fault}`);
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
