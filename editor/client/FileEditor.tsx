import { useEffect, useRef, useState } from "react";
import type { Fault, JsonObject, Place } from "../protocol.ts";
import type { OpenFile } from "../server/open.ts";
import { useWindowEvent } from "#live/shared/use-window-event.ts";
import { sendRequest, goAfter } from "./requests.ts";
import { Form } from "./Form.tsx";
import { Messages } from "./Messages.tsx";
import type { Clicked } from "./on-page.ts";
import { editAddress, goToLine } from "./place.ts";
import { NamedButton } from "./NamedButton.tsx";
import { Preview } from "./Preview.tsx";
import { TextEditor } from "./TextEditor.tsx";
import { type Editing, useFile } from "./use-file.ts";

interface FileEditorProps {
  initial: OpenFile;
  links: readonly string[];
  /** The editor's address, which may name the first position of the cursor. */
  query: URLSearchParams;
}

/** One file: its bar, faults, form, and page. */
export function FileEditor({ initial, links, query }: FileEditorProps) {
  const editing = useFile(initial);
  const { file, draft, kept } = editing;
  const [target, setTarget] = useState(() => JSON.parse(query.get("at") ?? "null") as Place | null);
  const [line, setLine] = useState(1);
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    const first = Number(query.get("line"));
    if (first > 0) goToLine(first);
  }, [query]);

  const goTo = ({ place, line: at }: Pick<Fault, "place" | "line">) => {
    if (at !== null) goToLine(at);
    else if (place) setTarget([...place]);
  };
  // The faults on the page can be older than the last key, so the server decides.
  const save = async () => {
    if (kept !== null) return;
    const focused = document.activeElement;
    await editing.save();
    // A writer who has gone on meanwhile keeps the place. The button loses the focus while it is disabled.
    if ([focused, document.body].includes(document.activeElement)) list.current?.focus();
  };
  useWindowEvent("keydown", (event) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  });
  // A click in the preview opens the field or the line that its text comes from.
  useWindowEvent("message", ({ origin, data }: MessageEvent<{ clicked?: Clicked }>) => {
    const { clicked } = data;
    if (origin !== location.origin || clicked === undefined) return;
    if (clicked.line > 0) {
      goToLine(clicked.line);
      return;
    }
    sendRequest("search", { words: clicked.text, page: clicked.page }).then(
      ([hit]) => {
        if (hit?.path === file.path) goTo(hit);
        else if (hit) location.assign(editAddress(hit.path, hit));
      },
      () => undefined,
    );
  });

  return (
    <>
      <header className="sticky top-0 z-1 flex flex-wrap items-center gap-2 border-b border-line bg-ground px-4 py-2">
        <a href="/_edit/">← All content</a>
        <div className="flex-1">
          <h1>{file.name}</h1>
          <code>{file.path}</code>
        </div>
        <p role="status" className={editing.dirty ? "text-persimmon" : ""}>
          {stateOf(editing)}
        </p>
        {file.removable && !editing.dirty && <FileMenu path={file.path} />}
        <NamedButton
          name={editing.saving ? "Saving …" : "Save"}
          className="bg-inverse text-on-inverse"
          onClick={() => void save()}
          disabled={editing.saving}
          title="Ctrl S or ⌘ S"
          aria-keyshortcuts="Control+S Meta+S"
        />
      </header>
      <main>
        <Messages editing={editing} list={list} onGo={goTo} />
        <div
          className="grid gap-6 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
          inert={kept !== null}
        >
          <datalist id="links">
            {links.map((link) => (
              <option key={link} value={link} />
            ))}
          </datalist>
          <Work editing={editing} target={target} onLine={setLine} />
          <Preview file={file} draft={draft} line={line} />
        </div>
      </main>
    </>
  );
}

function stateOf({ findings, dirty, saved }: Editing): string {
  const count = findings.faults.length;
  if (count > 0) return count === 1 ? "1 thing to fix" : `${count} things to fix`;
  if (dirty) return "Not saved yet";
  return saved ? "Saved" : "No changes";
}

/** Renames and deletes a file. Not offered with unsaved work, which would be left without a file. */
function FileMenu({ path }: { path: string }) {
  const name = path.replace(/^.*\/|\.\w+$/g, "");
  const rename = () => {
    const fresh = prompt(
      "Name in the address. Links in the content follow; if the page is live, add a redirect in server/redirects.ts.",
      name,
    );
    if (fresh === null) return;
    goAfter(sendRequest("rename", { path, name: fresh }).then((renamed) => editAddress(renamed)));
  };
  const remove = () => {
    if (confirm(`Delete ${path}? Only version control can bring it back.`))
      goAfter(sendRequest("delete", { path }).then(() => "/_edit/"));
  };
  return (
    <>
      <NamedButton name="Rename" onClick={rename} />
      <NamedButton name="Delete" onClick={remove} />
    </>
  );
}

interface WorkProps {
  editing: Editing;
  target: Place | null;
  onLine: (line: number) => void;
}

function Work({ editing, target, onLine }: WorkProps) {
  const { draft, file, findings, change } = editing;
  const { fields, text } = draft;
  const { faults } = findings;
  const setFields = (value: JsonObject) => {
    // The older field published_date is not in the form, and must have the same day.
    const day =
      value["published_date"] === undefined ? {} : { published_date: value["date"] ?? "" };
    change({ fields: { ...value, ...day } });
  };
  const form = fields && file.schema && (
    <Form
      schema={file.schema}
      value={fields}
      faults={faults}
      target={target}
      onChange={setFields}
    />
  );
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      {text === null && form}
      {text !== null && form && (
        <details open={fields?.["draft"] === true || faults.some(({ place }) => place !== null)}>
          <summary>Title, date and topics</summary>
          {form}
        </details>
      )}
      {text !== null && (
        <TextEditor
          text={text}
          raw={fields === null}
          faulty={faults.some(({ line }) => line !== null)}
          onChange={(typed) => change({ text: typed })}
          onLine={onLine}
        />
      )}
    </div>
  );
}
