/** How much a task takes of a core, whatever else the machine is doing: a clock on the wall would tell of its neighbours. */

/** @returns the processor time of this thread that a task needs, in milliseconds */
export function workOf(task: () => void): number {
  const before = process.threadCpuUsage();
  task();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
