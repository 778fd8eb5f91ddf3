/**
 * @param target what an event happened to
 * @param selector what is looked for
 * @returns the element itself or the nearest around it that matches, or null
 */
export const nearest = <E extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): E | null => (target instanceof Element ? target.closest<E>(selector) : null);
