import { useMemo, useState } from "react";
import { Icon } from "#ui/Icon.tsx";
import type { Draft, FieldOf, Json, JsonObject, Overview, Place } from "../../protocol.ts";
import { words } from "../../words.ts";
import { faultsById, FormContext } from "../fields/context.ts";
import { withValue } from "../place.ts";
import type { Editing } from "../use-file.ts";
import { BodyEditor } from "./BodyEditor.tsx";
import { FrontForm } from "./FrontForm.tsx";
import { PaperPreview } from "./PaperPreview.tsx";

interface ArticleEditorProps {
  editing: Editing;
  form: FieldOf<"group">;
  draft: Extract<Draft, { kind: "article" }>;
  overview: Overview;
}

/** Two days that must be one; the older field is optional and follows. */
const together = (front: JsonObject, place: Place, fresh: Json | undefined): JsonObject =>
  place[0] === "date" && front["published_date"] !== undefined && fresh !== undefined
    ? { ...front, published_date: fresh }
    : front;

/** An article: its fields, its text, and its page beside them while it is written. */
export function ArticleEditor({ editing, form, draft, overview }: ArticleEditorProps) {
  const { change, state } = editing;
  const [line, setLine] = useState(1);
  const context = useMemo(
    () => ({
      faults: faultsById(state.faults),
      change: (place: Place, fresh: Json | undefined) => {
        change((before) =>
          before.kind === "article"
            ? {
                ...before,
                front: withValue(together(before.front, place, fresh), place, fresh) as JsonObject,
              }
            : before,
        );
      },
    }),
    [change, state.faults],
  );
  const title = draft.front["title"];
  return (
    <div className="edit-split edit-split-article">
      <div className="edit-form">
        <FormContext value={context}>
          <details
            className="edit-chapter"
            open={title === undefined || draft.front["draft"] === true}
          >
            <summary>
              <Icon name="down" />
              {words.about}
              <span className="edit-aside">{words.aboutHint}</span>
            </summary>
            <FrontForm form={form} front={draft.front} overview={overview} path={state.file.path} />
          </details>
        </FormContext>
        <BodyEditor
          body={draft.body}
          faulty={state.faults.some(({ bodyLine }) => bodyLine !== null)}
          onLine={setLine}
          onChange={(body) => {
            change((before) => (before.kind === "article" ? { ...before, body } : before));
          }}
        />
      </div>
      <PaperPreview
        path={state.file.path}
        page={state.file.pages[0] ?? "/blog/"}
        draft={draft}
        line={line}
      />
    </div>
  );
}
