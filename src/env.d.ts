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
  readonly percent: number;
  readonly build: string;
} | null;

/** Where a build writes, made by src/build/markdown-twins.ts; null on the development server. */
declare module "virtual:twin-folder" {
  const folder: string | null;
  export default folder;
}

/** What the charts of the sample board answer, made by src/build/board-answers.ts. */
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

/** Words of live parts, made by src/build/virtual-modules.ts: one module for each kind that one of them names. */
declare module "virtual:words/aiDemo" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"aiDemo">;
  export default words;
}
declare module "virtual:words/catalogDemo" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"catalogDemo">;
  export default words;
}
declare module "virtual:words/chartFrame" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"chartFrame">;
  export default words;
}
declare module "virtual:words/charts" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"charts">;
  export default words;
}
declare module "virtual:words/checkoutDemo" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"checkoutDemo">;
  export default words;
}
declare module "virtual:words/connectionChecker" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"connectionChecker">;
  export default words;
}
declare module "virtual:words/dashboardDemo" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"dashboardDemo">;
  export default words;
}
declare module "virtual:words/dataset" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"dataset">;
  export default words;
}
declare module "virtual:words/engine" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"engine">;
  export default words;
}
declare module "virtual:words/errorView" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"errorView">;
  export default words;
}

declare module "virtual:words/interface" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"interface">;
  export default words;
}
declare module "virtual:words/lostPart" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"lostPart">;
  export default words;
}
declare module "virtual:words/ezql" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"ezql">;
  export default words;
}
declare module "virtual:words/forms" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"forms">;
  export default words;
}
declare module "virtual:words/privacyChoices" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"privacyChoices">;
  export default words;
}
declare module "virtual:words/freeTools" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"freeTools">;
  export default words;
}
declare module "virtual:words/planCalculator" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"planCalculator">;
  export default words;
}
declare module "virtual:words/plans" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"plans">;
  export default words;
}
declare module "virtual:words/queryDemo" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"queryDemo">;
  export default words;
}
declare module "virtual:words/search" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"search">;
  export default words;
}
declare module "virtual:words/tableDemo" {
  import type { Content } from "#content/collections.ts";

  const words: Content<"tableDemo">;
  export default words;
}

/** The name of the custom element, made by src/build/embed.ts. */
declare module "virtual:embed-tag" {
  const tag: string;
  export default tag;
}
