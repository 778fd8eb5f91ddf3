/** Groups of fields and entries of lists. Folded parts are not rendered, so that long files stay fast. */
import {
  type ArrayFieldItemTemplateProps,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
} from "@rjsf/utils";
import { type ReactNode, useState } from "react";
import type { JsonObject, Place } from "../protocol.ts";
import { idOf, titleOf, valueAt } from "./place.ts";

/** The values of a form, as precisely as rjsf needs; its own types would be infinitely recursive. */
export type Value = Record<string, unknown>;

export interface FormContext {
  readonly value: JsonObject;
  /** The field that gets the cursor; everything around it unfolds. */
  readonly target: Place | null;
}

interface FoldProps {
  place: Place;
  target: Place | null;
  open?: boolean;
  summary: ReactNode;
  children: ReactNode;
}

/** Unfolds by hand, and when the cursor is sent to a field in it. */
function Fold({ place, target, open = false, summary, children }: FoldProps) {
  const [isOpen, setOpen] = useState(open);
  const [reached, setReached] = useState<Place | null>(null);
  if (target !== reached) {
    setReached(target);
    if (target && place.every((key, i) => target[i] === key)) setOpen(true);
  }
  return (
    <details
      id={idOf(place)}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}

type ObjectProps = ObjectFieldTemplateProps<Value, RJSFSchema, FormContext>;

/** The fields of a group: of the file, of a list entry, or of a folding group. */
export function ObjectFieldTemplate(props: ObjectProps) {
  const { properties, fieldPathId, registry, title, optionalDataControl } = props;
  const { path } = fieldPathId;
  const fields = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {properties.map(({ content }) => content)}
      {optionalDataControl}
    </div>
  );
  if (path.length === 0 || typeof path.at(-1) === "number") return fields;
  const { target } = registry.formContext;
  return (
    <Fold place={path} target={target} open={path.length > 1} summary={title}>
      {fields}
    </Fold>
  );
}

type ItemProps = ArrayFieldItemTemplateProps<Value, RJSFSchema, FormContext>;

/** One list entry: a group folds under its name, a text has its own line. */
export function ArrayFieldItemTemplate(props: ItemProps) {
  const { children, buttonsProps, index, registry, schema } = props;
  const { value, target } = registry.formContext;
  const { path } = buttonsProps.fieldPathId;
  const { ArrayFieldItemButtonsTemplate: Buttons } = registry.templates;
  const name = titleOf(valueAt(value, path)) || `Entry ${index + 1}`;
  return (
    <div
      role="group"
      aria-label={name}
      className="flex items-start gap-1 py-1 *:first:min-w-0 *:first:flex-1"
    >
      {schema.type === "object" ? (
        <Fold place={path} target={target} summary={name}>
          {children}
        </Fold>
      ) : (
        children
      )}
      <Buttons {...buttonsProps} />
    </div>
  );
}
