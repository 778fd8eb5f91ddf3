/** The two columns that are chosen. The fields may have been changed before this listened; then they are right. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { nameOfColumn, type Relation } from "#live/catalog/relations/kinds.ts";
import { refOf } from "./example.ts";

export interface Choice {
  readonly relation: Relation;
  readonly choose: (relation: Relation) => void;
  readonly left: RefObject<HTMLSelectElement | null>;
  readonly right: RefObject<HTMLSelectElement | null>;
}

export function useChoice(first: Relation): Choice {
  const [relation, choose] = useState(first);
  const left = useRef<HTMLSelectElement>(null);
  const right = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const read = (field: HTMLSelectElement | null, known: Relation["left"]) =>
      field === null || field.value === nameOfColumn(known) ? known : refOf(field.value);
    choose((now) => ({
      left: read(left.current, now.left),
      right: read(right.current, now.right),
    }));
  }, []);
  return { relation, choose, left, right };
}
