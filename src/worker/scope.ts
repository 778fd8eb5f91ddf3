/** What of a service worker's surroundings is used (Service Workers, W3C); TypeScript's DOM types do not know them. */

export interface Extendable extends Event {
  /** Keeps the worker alive until the promise is settled; undefined is one that is. */
  waitUntil(work: Promise<unknown> | undefined): void;
}

export interface Fetching extends Extendable {
  readonly request: Request;
  /** What the browser asked for ahead of the worker's start; undefined where it does not. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface Told extends Extendable {
  readonly data: unknown;
}

interface Events {
  install: Extendable;
  activate: Extendable;
  fetch: Fetching;
  message: Told;
}

export interface Scope {
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void;
}

export const scope = self as unknown as Scope;
