/** The CPU time of a task. Wall-clock time would depend on other processes. */

/** @returns the processor time of this thread that a task needs, in milliseconds */
export function workOf(task: () => void): number {
  const before = process.threadCpuUsage();
  task();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
