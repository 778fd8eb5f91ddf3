import { interpolate } from "#lib/text/interpolate.ts";
import type { Engine } from "#live/engine/client/engine.ts";
import type { Table } from "#live/engine/client/types.ts";
import { ConfirmedButton } from "#live/shared/ConfirmedButton.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { listButton, plainButton, roundButton, row } from "../styles.ts";
import { words } from "../table-text.ts";
import { Panel, type PanelState } from "./Panel.tsx";
import { rowsInWords } from "#live/engine/result-text.ts";

/** Focuses the next line of the list, or the previous one, when this one is deleted. */
function focusNeighbor(pressed: HTMLElement): void {
  const line = pressed.closest("li");
  const lines = [...(pressed.closest("[popover]")?.querySelectorAll("li") ?? [])];
  const at = line ? lines.indexOf(line) : -1;
  (lines[at + 1] ?? lines[at - 1])?.querySelector("button")?.focus();
}

const maxNamed = 3;

interface TableListProps {
  readonly engine: Engine;
  readonly tables: readonly Table[];
  readonly onChoose: (name: string) => void;
  /** All of the visitor's tables are gone. */
  readonly onForget: () => void;
  readonly list: PanelState<"tables">;
  readonly announce: (text: string) => void;
}

/** All tables, the visitor's first: opens them, and deletes the visitor's. */
export function TableList(props: TableListProps) {
  const { engine, tables, announce } = props;
  const { open, close } = props.list;
  if (!open) return null;
  const remove = async (name: string) => {
    await engine.dropTable(name);
    announce(interpolate(words.tabs.deleted, { table: name }));
  };
  const clear = async () => {
    await engine.clear();
    props.onForget();
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
  const named = names.length > maxNamed ? [...names.slice(0, maxNamed), "…"] : names;
  return (
    <Panel key={open.key} anchor={open.anchor} title={words.tabs.open} onClose={close}>
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
                      props.onChoose(name);
                      close();
                    }}
                  >
                    {name}{" "}
                    <small className="text-micro whitespace-nowrap text-ink-muted">
                      {rowsInWords(rows)}
                    </small>
                  </button>
                  {origin === "visitor" && (
                    <ConfirmedButton
                      label={interpolate(words.tabs.delete, { table: name })}
                      question={() => interpolate(words.tabs.sure, { tables: name })}
                      onConfirm={(pressed) => {
                        focusNeighbor(pressed);
                        void remove(name);
                      }}
                      className={roundButton}
                    >
                      <Icon name="bin" />
                    </ConfirmedButton>
                  )}
                </li>
              ))}
            </ul>
            {of === own && (
              <ConfirmedButton
                label={words.engine.clear}
                question={() => interpolate(words.tabs.sure, { tables: named.join(", ") })}
                confirm={interpolate(
                  names.length === 1 ? words.tabs.sureOne : words.tabs.sureMany,
                  { count: names.length },
                )}
                onConfirm={() => void clear()}
                className={plainButton}
              />
            )}
          </section>
        ))}
    </Panel>
  );
}
