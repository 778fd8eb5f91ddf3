/// <reference types="astro/client" />

/** The site's configuration in scripts, filled in by the build (src/build/script-constants.ts). */
/** The receiver's address; "" where leads are only logged. */
declare const leadsEndpoint: string;
declare const hasChat: boolean;
/** The chat provider's script and its settings; null without a chat. */
declare const chatWidget: {
  readonly address: string;
  readonly settings: Readonly<Record<string, string | boolean>>;
} | null;
/** Whether there is a service worker. */
declare const keepsPages: boolean;
/** Where to report how fast pages are; null where nothing is reported. */
declare const vitalsTo: {
  readonly to: string;
  readonly build: string;
} | null;

/** What the charts of the sample board answer, made by src/build/virtual-modules.ts. */
declare module "virtual:board-answers" {
  import type { Column, Row } from "#live/engine/tables.ts";
  const answers: readonly {
    readonly sql: string;
    readonly columns: readonly Column[];
    readonly rows: readonly Row[];
  }[];
  export default answers;
}

/** What the sample shop's columns hold, made by src/build/virtual-modules.ts. */
declare module "virtual:known-values" {
  import type { KnownValues } from "#live/ai/ezql/plan.ts";
  const values: KnownValues;
  export default values;
}

/** Asks the owner's model, made by src/build/ezql-model.ts; null without SITE_EZQL. */
declare module "virtual:ezql-model" {
  import type { AskModel } from "#live/ai/model.ts";
  const model: AskModel | null;
  export default model;
}

/** The name of the custom element, made by src/build/embed.ts. */
declare module "virtual:embed-tag" {
  const tag: string;
  export default tag;
}
