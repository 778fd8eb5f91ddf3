export interface Held { event: Event; path: EventTarget[]; control: Element|null }
