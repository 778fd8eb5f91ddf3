import { useMemo } from "react";
import type { FieldOf, Json, JsonObject, Place } from "../protocol.ts";
import { faultsById, FormContext } from "./fields/context.ts";
import { FormFields } from "./fields/FormFields.tsx";
import { withValue } from "./place.ts";
import { SitePreview } from "./SitePreview.tsx";
import type { Editing } from "./use-file.ts";

interface FieldsEditorProps {
  editing: Editing;
  form: FieldOf<"group">;
  value: JsonObject;
}

/** The form of a YAML file with the page that shows it. */
export function FieldsEditor({ editing, form, value }: FieldsEditorProps) {
  const { change, state } = editing;
  const context = useMemo(
    () => ({
      faults: faultsById(state.faults),
      change: (place: Place, fresh: Json | undefined) => {
        change((draft) =>
          draft.kind === "fields"
            ? { ...draft, value: withValue(draft.value, place, fresh) as JsonObject }
            : draft,
        );
      },
    }),
    [change, state.faults],
  );
  const [page] = state.file.pages;
  return (
    <div className="edit-split">
      <form
        className="edit-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <FormContext value={context}>
          <FormFields form={form} value={value} />
        </FormContext>
      </form>
      {page !== undefined && <SitePreview page={page} saves={state.saves} />}
    </div>
  );
}
