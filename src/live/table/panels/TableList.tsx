import { type ReactNode, useEffect, useRef, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Engine, Table } from "#live/engine/client/types.ts";
import { cx } from "#ui/cx.ts";
import { showCount } from "../cells.ts";
import { Glyph } from "../Glyph.tsx";
import { listButton, plainButton, roundButton, row, strongButton } from "../looks.ts";
import { words } from "../Toolbar.tsx";
import type { WorkspaceState } from "../use-workspace.ts";
import { Panel, type PanelState } from "./Panel.tsx";

interface ConfirmedButtonProps {
  /** Its action, for screen readers. */
  readonly label: string;
  /** Names what is deleted. */
  readonly question: string;
  /** The label of the confirm button. */
  readonly confirm: string;
  readonly onConfirm: (inner: HTMLElement | null) => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** A two-step button for an action that cannot be undone. The question replaces it and takes the focus. */
function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, question, confirm, onConfirm, className, children } = props;
  const [isAsking, setIsAsking] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    // The pressed button is gone.
    if (isAsking) cancel.current?.focus();
    else if (wasAsked.current) start.current?.focus();
    wasAsked.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <button
        ref={start}
        type="button"
        aria-label={label}
        className={className}
        onClick={() => setIsAsking(true)}
      >
        {children}
      </button>
    );
  return (
    <div
      role="group"
      aria-label={label}
      className="grid flex-[1_1_100%] gap-2 rounded-medium bg-sunken p-3"
    >
      <p className="wrap-anywhere">{question}</p>
      <div className={row}>
        <button type="button" className={strongButton} onClick={() => onConfirm(cancel.current)}>
          {confirm}
        </button>
        <button
          ref={cancel}
          type="button"
          className={plainButton}
          onClick={() => setIsAsking(false)}
        >
          {words.tabs.keep}
        </button>
      </div>
    </div>
  );
}

/** Focuses the next line of the list, or the previous one, when this one is deleted. */
function focusNeighbor(inner: HTMLElement | null): void {
  const line = inner?.closest("li");
  const lines = [...(inner?.closest("[popover]")?.querySelectorAll("li") ?? [])];
  const at = line ? lines.indexOf(line) : -1;
  (lines[at + 1] ?? lines[at - 1])?.querySelector("button")?.focus();
}

const mostNamed = 3;

interface TableListProps {
  readonly engine: Engine;
  readonly tables: readonly Table[];
  readonly workspace: WorkspaceState;
  readonly list: PanelState<"tables">;
  readonly announce: (text: string) => void;
}

/** All tables, the visitor's first: opens them, and deletes the visitor's. */
export function TableList({ engine, tables, workspace, list, announce }: TableListProps) {
  const { open, close } = list;
  if (!open) return null;
  const remove = async (name: string) => {
    await engine.dropTable(name);
    announce(interpolate(words.tabs.deleted, { table: name }));
  };
  const clear = async () => {
    await engine.clear();
    workspace.forget();
    // The pressed button disappears with the tables.
    if (open.anchor instanceof HTMLElement) open.anchor.focus();
    close();
    announce(words.engine.cleared);
  };
  const own = tables.filter(({ origin }) => origin === "visitor");
  const groups = [
    { title: words.tabs.yours, of: own },
    { title: words.tabs.shop, of: tables.filter(({ origin }) => origin === "shop") },
  ];
  const names = own.map(({ name }) => name);
  const named = names.length > mostNamed ? [...names.slice(0, mostNamed), "…"] : names;
  return (
    <Panel key={open.key} anchor={open.anchor} title={words.tabs.open} onClose={open.close}>
      {groups
        .filter(({ of }) => of.length > 0)
        .map(({ title, of }) => (
          <section key={title}>
            <p className="text-micro font-medium text-ink-muted">{title}</p>
            <ul aria-label={title}>
              {of.map(({ name, origin, rows }) => (
                <li key={name} className={cx(row, "flex-wrap")}>
                  <button
                    type="button"
                    className={cx(listButton, "w-auto min-w-0 basis-0 wrap-anywhere")}
                    onClick={() => {
                      workspace.tabs.choose(name);
                      close();
                    }}
                  >
                    {name}{" "}
                    <small className="text-micro text-ink-muted">
                      {rows === 1
                        ? words.status.one
                        : interpolate(words.frame.rows, { all: showCount(rows) })}
                    </small>
                  </button>
                  {origin === "visitor" && (
                    <ConfirmedButton
                      label={interpolate(words.tabs.delete, { table: name })}
                      question={interpolate(words.tabs.sure, { tables: name })}
                      confirm={interpolate(words.tabs.delete, { table: name })}
                      onConfirm={(inner) => {
                        focusNeighbor(inner);
                        void remove(name);
                      }}
                      className={roundButton}
                    >
                      <Glyph name="bin" />
                    </ConfirmedButton>
                  )}
                </li>
              ))}
            </ul>
            {of === own && (
              <ConfirmedButton
                label={words.engine.clear}
                question={interpolate(words.tabs.sure, { tables: named.join(", ") })}
                confirm={interpolate(
                  names.length === 1 ? words.tabs.sureOne : words.tabs.sureMany,
                  {
                    count: names.length,
                  },
                )}
                onConfirm={() => void clear()}
                className={plainButton}
              >
                {words.engine.clear}
              </ConfirmedButton>
            )}
          </section>
        ))}
    </Panel>
  );
}
