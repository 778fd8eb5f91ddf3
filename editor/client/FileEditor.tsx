import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Fault, OpenFile, Place } from "../protocol.ts";
import { ask, sentenceOf } from "./ask.ts";
import { goToLine } from "./cursor.ts";
import { editAddress, nameOfFault, withoutName } from "./place.ts";
import { Preview } from "./Preview.tsx";
import { type Editing, useFile } from "./use-file.ts";
import { Offers, Work } from "./Work.tsx";

interface FileEditorProps {
  initial: OpenFile;
  links: readonly string[];
  /** The initial cursor position. */
  place: Place | null;
  line: number | null;
}

/** The message from a page of the development server when a text in it is clicked (on-page.ts). */
export interface Clicked {
  readonly text: string;
  readonly line: number;
  readonly page: string;
}

/** One file: its bar, faults, form, and page. */
export function FileEditor({ initial, links, place, line: firstLine }: FileEditorProps) {
  const editing = useFile(initial);
  const { state, dirty } = editing;
  const { file, draft, findings } = state;
  const [target, setTarget] = useState<Place | null>(place);
  const [line, setLine] = useState(firstLine ?? 1);
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    if (firstLine !== null) goToLine(firstLine);
  }, [firstLine]);

  const save = () => {
    if (state.offered !== null) return;
    if (findings.faults.length > 0) list.current?.focus();
    else editing.save();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  });
  /** A click in the preview opens the field or the line that its text comes from. */
  const onClicked = useEffectEvent(({ origin, data }: MessageEvent<{ clicked?: Clicked }>) => {
    const { clicked } = data;
    if (origin !== location.origin || clicked === undefined) return;
    if (clicked.line > 0) {
      goToLine(clicked.line);
      return;
    }
    ask("search", { words: clicked.text, page: clicked.page }).then(
      ({ hits: [hit] }) => {
        if (hit === undefined) return;
        if (hit.path !== file.path) location.assign(editAddress(hit.path, hit));
        else if (hit.place) setTarget([...hit.place]);
        else if (hit.bodyLine) goToLine(hit.bodyLine);
      },
      () => undefined,
    );
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event);
    const hear = (event: MessageEvent<{ clicked?: Clicked }>) => onClicked(event);
    window.addEventListener("keydown", press);
    window.addEventListener("message", hear);
    return () => {
      window.removeEventListener("keydown", press);
      window.removeEventListener("message", hear);
    };
  }, []);

  const goTo = (fault: Fault) => {
    if (fault.bodyLine !== null) goToLine(fault.bodyLine);
    else if (fault.place) setTarget([...fault.place]);
  };
  return (
    <>
      <header className="edit-bar">
        <a href="/_edit/">← All content</a>
        <div className="edit-name">
          <h1>{file.name}</h1>
          <code>{file.path}</code>
        </div>
        <p className="edit-state" role="status" data-dirty={dirty || undefined}>
          {stateOf(editing)}
        </p>
        {file.removable && !dirty && <FileMenu path={file.path} />}
        <button
          type="button"
          className="edit-primary"
          onClick={save}
          disabled={state.saving}
          title="Ctrl S or ⌘ S"
          aria-keyshortcuts="Control+S Meta+S"
        >
          {state.saving ? "Saving …" : "Save"}
        </button>
      </header>
      <main>
        <Offers editing={editing} />
        <Findings editing={editing} list={list} onGo={goTo} />
        <div className="edit-split" inert={state.offered !== null}>
          <Work editing={editing} links={links} target={target} onLine={setLine} />
          <Preview file={file} draft={draft} line={line} />
        </div>
      </main>
    </>
  );
}

function stateOf({ state, dirty }: Editing): string {
  const count = state.findings.faults.length;
  if (count > 0) return count === 1 ? "1 thing to fix" : `${String(count)} things to fix`;
  if (dirty) return "Not saved yet";
  return state.saves > 0 ? "Saved" : "No changes";
}

interface FindingsProps {
  editing: Editing;
  list: React.Ref<HTMLElement>;
  onGo: (fault: Fault) => void;
}

/** Renames and deletes a file. Not offered with unsaved work, which would be left without a file. */
function FileMenu({ path }: { path: string }) {
  const name = path.replace(/^.*\/|\.\w+$/g, "");
  const run = (work: Promise<string>) => {
    work.then(
      (address) => location.assign(address),
      (error: unknown) => alert(sentenceOf(error)),
    );
  };
  return (
    <>
      <button
        type="button"
        onClick={() => {
          const fresh = prompt(
            "Name in the address. Links in the content follow; if the page is live, add a redirect in server/addresses.ts.",
            name,
          );
          if (fresh === null) return;
          run(ask("rename", { path, name: fresh }).then((renamed) => editAddress(renamed.path)));
        }}
      >
        Rename
      </button>
      <button
        type="button"
        onClick={() => {
          if (confirm(`Delete ${path}? Only version control can bring it back.`))
            run(ask("delete", { path }).then(() => "/_edit/"));
        }}
      >
        Delete
      </button>
    </>
  );
}

/** All faults, each with a link to its place; then notices. */
function Findings({ editing, list, onGo }: FindingsProps) {
  const { faults, notices } = editing.state.findings;
  return (
    <>
      {faults.length > 0 && (
        <section ref={list} className="edit-box" tabIndex={-1} aria-labelledby="faults">
          <h2 id="faults">To fix before this can be saved</h2>
          <ul>
            {faults.map((fault) => (
              <li key={`${String(fault.bodyLine)} ${fault.sentence}`}>
                <button type="button" onClick={() => onGo(fault)}>
                  {nameOfFault(fault)}
                </button>{" "}
                {withoutName(fault.sentence)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {notices.map((notice) => (
        <p key={notice} className="edit-box">
          {notice}
        </p>
      ))}
    </>
  );
}
