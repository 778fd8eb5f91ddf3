/** Where the forms that make leads post to without script. */
import { site } from "#site";

/** Undefined while leads are only logged: then nothing could receive them (docs/specification.md, 7.3). */
export const leadAction: string | undefined =
  site.leads.adapter === "endpoint" ? site.leads.url : undefined;
