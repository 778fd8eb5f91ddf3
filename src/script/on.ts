/** Listens to the document, where every element's events arrive, those of elements parsed later too. */
export function on<K extends keyof DocumentEventMap>(
  type: K,
  listener: (event: DocumentEventMap[K]) => void,
  options?: AddEventListenerOptions | boolean,
): void {
  document.addEventListener(type, listener, options);
}
