/** Names that stand in addresses: how each is written, and that none stands twice in its list. */
import type { z } from "astro/zod";
import { list, text } from "./fields.ts";
import { hints } from "./hints.ts";

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The nearest name that would do: “Head Gardener” is meant as “head-gardener”. */
const meant = (written: string): string =>
  written
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * A name in an address.
 *
 * @param max the most characters it may have
 * @param what what it names, such as "a short name for its address"
 */
export const slug = (max: number, what: string) =>
  text(max, `${what}: small letters, digits and hyphens`).regex(pattern, {
    error: ({ input }) => {
      const name = meant(String(input));
      const instead = name === "" ? "" : `: "${name}"`;
      return `is "${String(input)}"; write it with small letters, digits and single hyphens${instead}`;
    },
  });

/** A list of things with an `id` each, none of which stands twice. */
export const distinct = <T extends z.ZodType<{ readonly id: string }>>(
  item: T,
  min: number,
  max: number,
  what: string,
) =>
  list(item, min, max, what)
    .superRefine((entries, { addIssue }) => {
      const ids = entries.map(({ id }) => id);
      const at = ids.findIndex((each, i) => ids.indexOf(each) < i);
      if (at < 0) return;
      const message = `is "${String(ids[at])}", which #${String(ids.indexOf(ids[at] ?? "") + 1)} has already; give each its own`;
      addIssue({ code: "custom", path: [at, "id"], message });
    })
    .register(hints, { kind: "list", what, min, max, fixed: false });
