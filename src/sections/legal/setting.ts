/** How the blocks of legal texts are set: with those of articles, but for what only articles have. */
import type { Setting } from "#sections/blog/blocks/setting.ts";

export const plainSetting: Setting = {
  pictures: new Map(),
  words: { website: "", features: "", considerations: "", example: "", exampleHint: "" },
  external: "",
  form: "page",
};
