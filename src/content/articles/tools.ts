/** The block of numbered tools (docs/specification.md, "Content block"), written as YAML in a code fence. */
import { list, object, text } from "#content/fields.ts";

const empty = (value: string | undefined) => value ?? null;

const tool = object({
  name: text(60, "the tool's name"),
  website: text(200, "its address, beginning with https://").refine(
    (value) => /^https:\/\/[^\s/]+\//.test(value),
    "is no address that can be linked; begin it with https:// and close it with a slash",
  ),
  img: text(60, "what its sign is drawn from: seed"),
  des: text(600, "what it is, in one paragraph").optional().transform(empty),
  key_features: list(
    "features",
    { key: text(60, "the feature"), description: text(240, "what it means") },
    0,
  ),
  des2: text(600, "what to consider").optional().transform(empty),
  des3: text(600, "what else to consider").optional().transform(empty),
});

export const tools = list("tools", tool);
