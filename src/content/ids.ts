/** Names used in addresses: how each is written, and that a list holds none twice. */
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

/** A list of things with an `id` each, none of them twice. */
export const distinct = <T extends z.ZodType<{ readonly id: string }>>(
  item: T,
  what: string,
  min: 0 | 1 = 1,
) =>
  list(item, what, min)
    .superRefine((entries, { addIssue }) => {
      const ids = entries.map(({ id }) => id);
      const at = ids.findIndex((each, i) => ids.indexOf(each) < i);
      if (at < 0) return;
      const message = `is "${String(ids[at])}", which #${String(ids.indexOf(ids[at] ?? "") + 1)} has already; give each its own`;
      addIssue({ code: "custom", path: [at, "id"], message });
    })
    .register(hints, { kind: "list", what, min, max: null, fixed: false });
