/** Moves a card along with the pointer that holds its handle: mouse, pen or finger. */
import { type PointerEvent, useEffect, useRef, useState } from "react";

/**
 * @param onOver the card that is held stands over another one and takes its place
 * @param onEnd it has been let go
 */
export function useDrag(onOver: (id: number, over: number) => void, onEnd: (id: number) => void) {
  const [held, setHeld] = useState<number | null>(null);
  const over = useRef(onOver);
  const end = useRef(onEnd);
  useEffect(() => {
    over.current = onOver;
    end.current = onEnd;
  });

  useEffect(() => {
    if (held === null) return undefined;
    // A card is taken once; of cards of several widths the pointer may stand over the same one still.
    let last = held;
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const card = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-card]");
      const id = Number(card?.dataset["card"] ?? held);
      if (id !== held && id !== last) over.current(held, id);
      last = id;
    };
    const drop = () => {
      end.current(held);
      setHeld(null);
    };
    addEventListener("pointermove", follow);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", drop);
    return () => {
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", drop);
    };
  }, [held]);

  return {
    held,
    grip: (id: number, event: PointerEvent) => {
      if (event.button !== 0) return;
      setHeld(id);
    },
  };
}
