/** What every field of a form is given. */
import { createContext, use } from "react";
import type { Fault, Field, Json, Place } from "../../protocol.ts";
import { idOf } from "../place.ts";

export interface Form {
  /** Undefined takes an optional field away. */
  readonly change: (place: Place, value: Json | undefined) => void;
  /** By the id of the field. */
  readonly faults: ReadonlyMap<string, readonly string[]>;
}

export const FormContext = createContext<Form>({ change: () => undefined, faults: new Map() });

export interface FieldProps<F extends Field = Field> {
  readonly field: F;
  readonly place: Place;
  /** The field's name in words. */
  readonly name: string;
  /** Undefined where the file does not have it. */
  readonly value: Json | undefined;
}

/**
 * What a field needs of its form: its id, its faults, and how to change it.
 *
 * @param isWhole whether the field stands for all that is in it, and so for the faults of that, too
 */
export function useField(place: Place, isWhole = false) {
  const { change, faults } = use(FormContext);
  const id = idOf(place);
  const within = isWhole ? [...faults].filter(([each]) => each.startsWith(`${id}-`)) : [];
  return {
    id,
    faults: [...(faults.get(id) ?? []), ...within.flatMap(([, sentences]) => sentences)],
    set: (value: Json | undefined) => {
      change(place, value);
    },
  };
}

/** A fault as it stands beside its field: without the field's name, which is there already. */
export const besideField = (sentence: string): string => {
  const rest = sentence.replace(/^field "[^"]+" /, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

/** The attributes of a control that tie it to its hint and its faults. */
export const described = (id: string, faulty: boolean) => ({
  id,
  "aria-describedby": `${id}-hint ${id}-fault`,
  "aria-invalid": faulty || undefined,
});

export function faultsById(faults: readonly Fault[]): Form["faults"] {
  const map = new Map<string, string[]>();
  for (const { place, sentence } of faults) {
    if (place === null) continue;
    const id = idOf(place);
    map.set(id, [...(map.get(id) ?? []), besideField(sentence)]);
  }
  return map;
}
