/** Starts a part of the page script for one test. */
import { onTestFinished, vi } from "vitest";

/**
 * @param part adds its listeners to the document, its root or the window; they are removed when the test ends, so that
 *   no test receives another's events
 */
export function start(part: () => void): void {
  const spies = [document, document.documentElement, window].map((target) => {
    const add = target.addEventListener.bind(target);
    return vi
      .spyOn(target, "addEventListener")
      .mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options) => {
        add(type, listener, options);
        onTestFinished(() => {
          target.removeEventListener(type, listener, options);
        });
      });
  });
  part();
  for (const spy of spies) spy.mockRestore();
}

/** Makes the browser refuse storage, as private windows and strict settings do, until mocks are restored. */
export function blockStorage(): void {
  for (const area of ["localStorage", "sessionStorage"] as const) {
    vi.spyOn(window, area, "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
}
