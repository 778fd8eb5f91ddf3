/** Moves a card along with the pointer that holds its handle: mouse, pen or finger. */
import { type PointerEvent, useRef, useState } from "react";
import { useWindowEvent } from "#live/shared/use-window-event.ts";

/**
 * @param onOver the held card is over another one and takes its place; `again` from the second time in one drag
 * @param onMoved the card was released after it had changed places
 */
export function useDrag(
  onOver: (id: number, over: number, again: boolean) => void,
  onMoved: (id: number) => void,
) {
  const [held, setHeld] = useState<number | null>(null);
  // Swaps only once: cards differ in width, so the pointer may still be over the same one.
  const last = useRef<number | null>(null);
  const hasMoved = useRef(false);
  useWindowEvent("pointermove", ({ clientX, clientY }) => {
    if (held === null) return;
    const card = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-card]");
    const id = Number(card?.dataset["card"] ?? held);
    if (id !== held && id !== last.current) {
      onOver(held, id, hasMoved.current);
      hasMoved.current = true;
    }
    last.current = id;
  });
  const drop = () => {
    if (held !== null && hasMoved.current) onMoved(held);
    setHeld(null);
  };
  useWindowEvent("pointerup", drop);
  useWindowEvent("pointercancel", drop);
  return {
    held,
    grip: (id: number, event: PointerEvent) => {
      if (event.button !== 0) return;
      hasMoved.current = false;
      last.current = id;
      setHeld(id);
    },
  };
}
