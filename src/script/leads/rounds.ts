/** Goes through the outbox while a page is open. */
import type { Outbox } from "./outbox.ts";

/** Milliseconds between two rounds, at least. */
const shortest = 1000;

/** One a page, however often it is asked for. */
let round: (() => Promise<void>) | undefined;

/** Sends what is due, now, whenever something is due again, and when the line is back. */
export function keepSending({ flush }: Pick<Outbox, "flush">): void {
  if (round === undefined) {
    let next: ReturnType<typeof setTimeout> | undefined;
    const again = async () => {
      clearTimeout(next);
      const wait = await flush().catch(() => undefined);
      clearTimeout(next);
      if (wait !== undefined) next = setTimeout(() => void again(), Math.max(wait, shortest));
    };
    addEventListener("online", () => void again());
    round = again;
  }
  void round();
}
