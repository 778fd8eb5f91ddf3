/**
 * What the editor of the development server (editor/) has to know of a field to show it: each building
 * block of the content model (fields.ts) notes it beside its schema, so that there is one description only.
 */
import { z } from "astro/zod";

/** What a field is, in the words that its faults use. Groups say it themselves, by their shape. */
export type Hint =
  | {
      readonly kind: "text";
      readonly what: string;
      readonly min: number;
      readonly max: number;
      /** Whether its line breaks count. */
      readonly lines: boolean;
    }
  | { readonly kind: "link"; readonly what: string }
  | { readonly kind: "record"; readonly what: string }
  | { readonly kind: "choice"; readonly what: string; readonly words: readonly string[] }
  | { readonly kind: "flag"; readonly what: string }
  | {
      readonly kind: "number";
      readonly what: string;
      readonly min: number;
      /** Null where there is no greatest. */
      readonly max: number | null;
      /** Digits after the point, at most; null for any number of them. */
      readonly decimals: number | null;
    }
  | {
      readonly kind: "list";
      readonly what: string;
      readonly min: number;
      /** Null where content decides. */
      readonly max: number | null;
      /** Whether every entry has its place. */
      readonly fixed: boolean;
    };

/** The hint of each schema that a building block made; what is refined keeps it. */
export const hints = z.registry<Hint>();
