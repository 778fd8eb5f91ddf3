import type { Field, FieldOf } from "../../protocol.ts";
import { words } from "../../words.ts";
import { emptyOf, isGroup, nameOf } from "../place.ts";
import { type FieldProps, useField } from "./context.ts";
import { ListField } from "./ListField.tsx";
import { ChoiceField, FlagField, LinkField, NumberField } from "./SmallFields.tsx";
import { TextField } from "./TextField.tsx";

/** Any field; the compiler asks for a case for every kind. */
export function FieldView({ field, ...props }: FieldProps) {
  switch (field.kind) {
    case "text":
      return <TextField field={field} {...props} />;
    case "link":
      return <LinkField field={field} {...props} />;
    case "choice":
      return <ChoiceField field={field} {...props} />;
    case "flag":
      return <FlagField field={field} {...props} />;
    case "number":
      return <NumberField field={field} {...props} />;
    case "list":
      return <ListField field={field} {...props} />;
    case "group":
      return <GroupField field={field} {...props} />;
  }
}

/** Fields that belong together, under their name; an optional group can be added and left out. */
function GroupField({ field, ...props }: FieldProps<FieldOf<"group">>) {
  const { id, faults, set } = useField(props.place);
  const absent = field.optional && props.value === undefined;
  return (
    <fieldset className="edit-group" id={id} tabIndex={-1} aria-describedby={`${id}-fault`}>
      <legend>{props.name}</legend>
      <p className="edit-fault" id={`${id}-fault`} aria-live="polite">
        {faults.join(" ")}
      </p>
      {!absent && <GroupFields field={field} {...props} without={null} />}
      {field.optional && (
        <button
          type="button"
          className="edit-quiet"
          onClick={() => {
            set(absent ? emptyOf(field) : undefined);
          }}
        >
          {absent ? words.addGroup(props.name) : words.removeGroup(props.name)}
        </button>
      )}
    </fieldset>
  );
}

interface GroupFieldsProps extends FieldProps<FieldOf<"group">> {
  /** A field that is not shown. */
  without: string | null;
}

/** The fields of a group, in the order of the content model. */
export function GroupFields({ field, place, value, without }: GroupFieldsProps) {
  const group = isGroup(value) ? value : {};
  return (
    <div className="edit-fields">
      {Object.entries<Field>(field.fields)
        .filter(([key]) => key !== without)
        .map(([key, inner]) => (
          <FieldView
            key={key}
            field={inner}
            place={[...place, key]}
            name={nameOf(key)}
            value={group[key]}
          />
        ))}
    </div>
  );
}
