/** Where lead forms post without script. */
import { site } from "#site";

/** Undefined while leads are only logged, since nothing could receive them (docs/specification.md, 7.3). */
export const leadAction: string | undefined = site.leadsTo;
