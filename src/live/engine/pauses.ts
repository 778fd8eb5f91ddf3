/** Lets a worker hear its messages in the midst of long work. */

/** Milliseconds of work between two pauses. */
const stretch = 40;

/**
 * @returns a function that returns at once, but now and then waits until what has arrived meanwhile was heard. A
 *   message to oneself comes after those that are there; a timer of zero would take four milliseconds.
 */
export function pauses(): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (performance.now() - last < stretch) return undefined;
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        last = performance.now();
        resolve();
      };
      port2.postMessage(null);
    });
  };
}
