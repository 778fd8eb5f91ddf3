/** ⌘ K and Ctrl K lead to the table's search while the focus or the pointer is in the table; elsewhere they are the page's. */
import { type RefObject, useEffect } from "react";

export function useSearchKey(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      const element = frame.current;
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== "k") return;
      if (!element?.matches(":hover,:focus-within")) return;
      event.preventDefault();
      const field = element.querySelector<HTMLInputElement>('[data-key="search"]');
      field?.focus();
      field?.select();
    };
    // Before the page hears it: its search leaves alone what someone has answered.
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, [frame]);
}
