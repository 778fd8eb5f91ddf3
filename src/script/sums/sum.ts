/** What a calculator is made of, next to its fields and slips in the page. */
import type { Address } from "#live/calculators/numbers/address.ts";
import type { FaultKind } from "#live/calculators/numbers/read.ts";
import type { FieldRule } from "#live/calculators/numbers/rule.ts";

/** What every calculator says; names in brackets are filled in. */
export interface SumWords {
  readonly faults: Readonly<Record<FaultKind, string>>;
  readonly standIns: Readonly<Record<"last" | "example", string>>;
  /** Of a link that has some of the fields; where there is no such sentence, nothing is said. */
  readonly missing?: string;
  /** Next to a list that has no such choice. */
  readonly unlisted?: string;
  readonly meanwhile: string;
  readonly forged: string;
  readonly example: string;
  readonly copied: string;
  readonly notCopied: string;
}

/** What is said of the figures as a whole. */
export interface Said {
  readonly verdict: string;
  readonly open: string;
}

export interface Sum<Id extends string> {
  readonly ids: readonly Id[];
  /** What its fields’ ids begin with, a hyphen before each name. */
  readonly prefix: string;
  readonly rules: Readonly<Record<Id, FieldRule>>;
  readonly labels: Readonly<Record<Id, string>>;
  /** What stands in each field at first, as it is written. */
  readonly starts: Readonly<Record<Id, string>>;
  readonly words: SumWords;
  readonly address: Address<Id>;
  /** Writes what the figures come to into the part. */
  readonly paint: (part: HTMLElement, inputs: Readonly<Record<Id, number>>) => Said;
  /** The field whose number does not go with another one’s, and what to do; null where all do. */
  readonly crossed?: (
    inputs: Readonly<Record<Id, number>>,
  ) => { readonly id: Id; readonly message: string } | null;
  /** Takes the address from the hash on, each time that it is brought in step. */
  readonly moved?: (part: HTMLElement, hash: string) => void;
}
