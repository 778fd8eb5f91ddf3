/** Lets a worker or a page receive messages during long work. */

/** @returns a function that waits, now and then, for pending messages to be handled; a timer of zero would take 4 ms */
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
