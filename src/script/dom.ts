/** Shorthands for code that listens on the document, so that it also works for elements added later. */

export const root = document.documentElement;

export function on<K extends keyof DocumentEventMap>(
  type: K,
  listener: (event: DocumentEventMap[K]) => void,
  options?: AddEventListenerOptions | boolean,
): void {
  document.addEventListener(type, listener, options);
}

/** @returns the event's target or its nearest ancestor that matches, or null */
export const nearest = <E extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): E | null => (target instanceof Element ? target.closest<E>(selector) : null);

/** An island of `client:intent`; the directive adds `requestHydration` (Astro has a `start` of its own). */
type Island = HTMLElement & { readonly requestHydration?: () => void };

/** Starts the live part that contains the element, without any input from the visitor. */
export const hydrate = (element: Element | null): void =>
  element?.closest<Island>("astro-island[ssr]")?.requestHydration?.();
