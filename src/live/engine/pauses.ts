/** Lets a worker or a page receive messages during long work. */

/**
 * @param stretch milliseconds of work between two pauses
 * @returns a function that usually returns immediately, but sometimes waits until pending messages were handled. A
 *   message to itself comes after pending ones; a timer of zero would take four milliseconds.
 */
export function pauses(stretch = 40): () => Promise<void> | undefined {
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
