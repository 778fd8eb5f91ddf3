import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { Draft, OpenFile, Overview } from "../protocol.ts";
import { ArticleEditor } from "./article/ArticleEditor.tsx";
import { Bar } from "./Bar.tsx";
import { FaultList } from "./FaultList.tsx";
import { FieldsEditor } from "./FieldsEditor.tsx";
import { goToLine } from "./article/cursor.ts";
import { Conflict, Offer, Trouble } from "./Offers.tsx";
import { SourceEditor } from "./SourceEditor.tsx";
import { type Editing, useFile } from "./use-file.ts";

interface FileEditorProps {
  name: string;
  initial: OpenFile;
  overview: Overview;
}

/** One file: its bar, what is wrong with it, and its form with the preview. */
export function FileEditor({ name, initial, overview }: FileEditorProps) {
  const editing = useFile(initial);
  const { state } = editing;
  const faults = useRef<HTMLElement>(null);
  const save = () => {
    if (state.offered !== null) return;
    if (state.faults.length > 0) {
      faults.current?.scrollIntoView({ block: "center" });
      faults.current?.focus({ preventScroll: true });
    } else editing.save();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKey(event);
    };
    window.addEventListener("keydown", listen);
    return () => {
      window.removeEventListener("keydown", listen);
    };
  }, []);
  return (
    <>
      <Bar name={name} path={initial.path} editing={editing} onSave={save} />
      <main className="edit-main">
        <Offer editing={editing} />
        <Trouble editing={editing} />
        <FaultList ref={faults} faults={state.faults} onLine={goToLine} />
        <div className="edit-body" inert={state.offered !== null}>
          <Work editing={editing} overview={overview} />
        </div>
        <Conflict editing={editing} />
      </main>
    </>
  );
}

/** The form that fits what is edited. */
function Work({ editing, overview }: { editing: Editing; overview: Overview }) {
  const { draft, file } = editing.state;
  const links = useMemo(
    () => overview.links.map((link) => <option key={link} value={link} />),
    [overview.links],
  );
  const set = (fresh: Draft) => {
    editing.change(() => fresh);
  };
  return (
    <>
      <datalist id="links">{links}</datalist>
      {draft.kind === "source" && (
        <SourceEditor
          source={draft.source}
          onChange={set}
          page={file.readable ? file.pages[0] : undefined}
          saves={editing.state.saves}
        />
      )}
      {draft.kind === "fields" && file.form && (
        <FieldsEditor editing={editing} form={file.form} value={draft.value} />
      )}
      {draft.kind === "article" && file.form && (
        <ArticleEditor editing={editing} form={file.form} draft={draft} overview={overview} />
      )}
    </>
  );
}
