/**
 * What the directive (in the page) hands to `replay.ts` (in the renderer's chunk): the detail of
 * `live:ready` is a `Held[]` in the order in which the visitor acted.
 */
export interface Held {
  /** A click, submit or keydown, as the browser dispatched it. */
  readonly event: Event;
  /** Innermost first: where the target is gone at replay, its nearest ancestor left stands in. */
  readonly path: readonly EventTarget[];
  /** The control that was pressed and shows `data-pressed`; of a submit, the submitter or form. */
  readonly control: Element | null;
}
