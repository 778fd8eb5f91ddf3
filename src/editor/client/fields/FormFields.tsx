import { Icon } from "#ui/Icon.tsx";
import type { Field, FieldOf, JsonObject } from "../../protocol.ts";
import { nameOf } from "../place.ts";
import { FieldView, GroupFields } from "./FieldView.tsx";

interface FormFieldsProps {
  form: FieldOf<"group">;
  value: JsonObject;
}

/** The form of a whole file: each of its groups is a chapter that folds away. */
export function FormFields({ form, value }: FormFieldsProps) {
  const fields = Object.entries<Field>(form.fields);
  const loose = fields.filter(([, { kind }]) => kind !== "group");
  return (
    <>
      {fields.map(([key, field]) => {
        const props = { place: [key], name: nameOf(key), value: value[key] };
        if (field.kind !== "group" || field.optional)
          return <FieldView key={key} field={field} {...props} />;
        return (
          <details key={key} className="edit-chapter" open={fields.length - loose.length < 4}>
            <summary>
              <Icon name="down" />
              {props.name}
            </summary>
            <GroupFields field={field} {...props} without={null} />
          </details>
        );
      })}
    </>
  );
}
