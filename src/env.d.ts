/// <reference types="astro/client" />

/** The bundled page script, made by src/build/page-script.ts. */
declare module "virtual:page-script" {
  const code: string;
  export default code;
}

/** Addresses of the scripts that are fetched when they are wanted, made there too. */
declare module "virtual:script-addresses" {
  import type { FetchedScript } from "#build/page-script.ts";

  const addresses: Readonly<Record<FetchedScript, string>>;
  export default addresses;
}

/** Where a build writes, made by src/build/markdown-twins.ts; null on the development server. */
declare module "virtual:twin-folder" {
  const folder: string | null;
  export default folder;
}

/** Words of live parts, made by src/build/live-words.ts: one module for each kind that one of them names. */
declare module "virtual:words/dataset" {
  import type { Content } from "#model/kinds.ts";

  const words: Content<"dataset">;
  export default words;
}

declare module "virtual:words/engine" {
  import type { Content } from "#model/kinds.ts";

  const words: Content<"engine">;
  export default words;
}

declare module "virtual:words/errorView" {
  import type { Content } from "#model/kinds.ts";

  const words: Content<"errorView">;
  export default words;
}

declare module "virtual:words/queryDemo" {
  import type { Content } from "#model/kinds.ts";

  const words: Content<"queryDemo">;
  export default words;
}

declare module "virtual:words/tableDemo" {
  import type { Content } from "#model/kinds.ts";

  const words: Content<"tableDemo">;
  export default words;
}

/** The name of the custom element, made by src/build/embed.ts. */
declare module "virtual:embed-tag" {
  const tag: string;
  export default tag;
}
