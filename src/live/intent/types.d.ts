/** Types of `client:intent` in `.astro` files and of the events around it. */
import type { Held } from "./held.ts";

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates at the first pointer, focus or key within the section. */
    "client:intent"?: boolean;
  }
}

declare global {
  interface DocumentEventMap {
    /** Dispatched by Astro on an island whose code could not be loaded. */
    "astro:hydration-error": CustomEvent<{ error: unknown; componentUrl: string | null }>;
    /** Dispatched by `client:intent` on an island that stays as the server wrote it. */
    "live:error": CustomEvent<{ error: unknown }>;
    /** Dispatched by `client:intent` on an island that is live, with what it held till then. */
    "live:ready": CustomEvent<Held[]>;
  }
}
