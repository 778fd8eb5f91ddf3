/** Moves a card along with the pointer that holds its handle: mouse, pen or finger. */
import { type PointerEvent, useEffect, useEffectEvent, useState } from "react";

/**
 * @param onOver the held card is over another one and takes its place; `again` from the second time in one drag
 * @param onMoved the card was released after it had changed places
 */
export function useDrag(
  onOver: (id: number, over: number, again: boolean) => void,
  onMoved: (id: number) => void,
) {
  const [held, setHeld] = useState<number | null>(null);
  const swap = useEffectEvent(onOver);
  const end = useEffectEvent(onMoved);

  useEffect(() => {
    if (held === null) return undefined;
    // Swaps only once: cards differ in width, so the pointer may still be over the same one.
    let last = held;
    let hasMoved = false;
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const card = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-card]");
      const id = Number(card?.dataset["card"] ?? held);
      if (id !== held && id !== last) {
        swap(held, id, hasMoved);
        hasMoved = true;
      }
      last = id;
    };
    const drop = () => {
      if (hasMoved) end(held);
      setHeld(null);
    };
    const done = new AbortController();
    const { signal } = done;
    addEventListener("pointermove", follow, { signal });
    addEventListener("pointerup", drop, { signal });
    addEventListener("pointercancel", drop, { signal });
    return () => done.abort();
  }, [held]);

  return {
    held,
    grip: (id: number, event: PointerEvent) => {
      if (event.button !== 0) return;
      setHeld(id);
    },
  };
}
