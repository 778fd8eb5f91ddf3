/** The form of a file: rjsf on the JSON Schema of the content model, with the server's faults next to the fields. */
import RjsfForm from "@rjsf/core";
import {
  descriptionId,
  type ErrorSchema,
  errorId,
  type FieldTemplateProps,
  type IconButtonProps,
  type OptionalDataControlsTemplateProps,
  type RJSFSchema,
  type UiSchema,
} from "@rjsf/utils";
import { useEffect, useMemo } from "react";
import type { Fault, FormSchema, JsonObject, Place } from "../protocol.ts";
import {
  ArrayFieldItemTemplate,
  type FormContext,
  ObjectFieldTemplate,
  type Value,
} from "./groups.tsx";
import { focusPlace, withoutName } from "./place.ts";
import { NamedButton } from "./NamedButton.tsx";
import validator from "./validator.ts";
import { TextWidget } from "./widgets.tsx";

type FieldProps = FieldTemplateProps<Value, RJSFSchema, FormContext>;

/** A field with its label above, and its hint and fault below. */
function FieldTemplate(props: FieldProps) {
  const { id, children, displayLabel, rawErrors = [], required } = props;
  const { type, description = "", maxLength } = props.schema as FormSchema;
  const [, entry] = /-(\d+)$/.exec(id) ?? [];
  const value: unknown = props.formData;
  const length = typeof value === "string" ? value.trim().length : 0;
  const isGroup = type === "object" || type === "array";
  return (
    <div>
      {displayLabel && !isGroup && (
        <label htmlFor={id}>
          {entry === undefined ? props.label : `Entry ${Number(entry) + 1}`}
        </label>
      )}
      {children}
      {!isGroup && (
        <p className="flex justify-between gap-4 text-small text-ink-muted">
          <span id={descriptionId(id)}>
            {type !== "boolean" && description}
            {type !== "boolean" && !required && " (optional)"}
          </span>
          {maxLength !== undefined && (
            <span className={length > maxLength ? "text-persimmon" : ""}>
              {length} of {maxLength}
            </span>
          )}
        </p>
      )}
      <p className="text-small text-persimmon" id={errorId(id)} aria-live="polite">
        {rawErrors.join(" ")}
      </p>
    </div>
  );
}

function OptionalDataControlsTemplate(props: OptionalDataControlsTemplateProps) {
  const { onAddClick, onRemoveClick, schema } = props;
  return (
    <NamedButton
      name={`${onAddClick ? "Add" : "Leave out"} ${schema.title?.toLowerCase()}`}
      onClick={onAddClick ?? onRemoveClick}
    />
  );
}

const button = (name: string, sign: string) =>
  function IconButton({ onClick, disabled }: IconButtonProps) {
    return <NamedButton name={sign} aria-label={name} title={name} {...{ onClick, disabled }} />;
  };

const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldItemTemplate,
  OptionalDataControlsTemplate,
  ButtonTemplates: {
    AddButton: button("Add an entry", "Add an entry"),
    MoveUpButton: button("Move up", "↑"),
    MoveDownButton: button("Move down", "↓"),
    RemoveButton: button("Remove", "×"),
  },
};

const uiSchema: UiSchema<Value, RJSFSchema, FormContext> = {
  "ui:submitButtonOptions": { norender: true },
  "ui:globalOptions": { enableOptionalDataFieldForType: ["object"] },
  topics: { "ui:widget": "checkboxes" },
};

function errorsOf(faults: readonly Fault[]): ErrorSchema<Value> {
  const errors: ErrorSchema<Value> = {};
  for (const { place, sentence } of faults) {
    if (place === null) continue;
    const node = place.reduce<ErrorSchema<Value>>((at, key) => (at[String(key)] ??= {}), errors);
    (node.__errors ??= []).push(withoutName(sentence));
  }
  return errors;
}

interface FormProps {
  schema: FormSchema;
  value: JsonObject;
  faults: readonly Fault[];
  target: Place | null;
  onChange: (value: JsonObject) => void;
}

export function Form({ schema, value, faults, target, onChange }: FormProps) {
  const extraErrors = useMemo(() => errorsOf(faults), [faults]);
  const formContext = useMemo(() => ({ value, target }), [value, target]);
  useEffect(() => {
    if (target !== null) focusPlace(target);
  }, [target]);
  return (
    <RjsfForm<Value, RJSFSchema, FormContext>
      tagName="div"
      schema={schema as RJSFSchema}
      uiSchema={uiSchema}
      formData={value}
      formContext={formContext}
      extraErrors={extraErrors}
      validator={validator}
      templates={templates}
      widgets={{ TextWidget }}
      idPrefix="field"
      idSeparator="-"
      noValidate
      showErrorList={false}
      experimental_defaultFormStateBehavior={{
        emptyObjectFields: "skipDefaults",
        arrayMinItems: { populate: "never" },
      }}
      onChange={({ formData }) => {
        if (formData) onChange(formData as JsonObject);
      }}
    />
  );
}
