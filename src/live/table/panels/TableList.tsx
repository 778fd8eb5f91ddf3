import type { Engine } from "#live/engine/client/engine.ts";
import type { Table } from "#live/engine/client/types.ts";
import { ConfirmedButton } from "#live/shared/ConfirmedButton.tsx";
import { cx } from "#ui/cx.ts";
import { listButton, plainButton } from "../styles.ts";
import { words } from "../table-text.ts";
import { Panel, type PanelState } from "./Panel.tsx";
import { rowsInWords } from "#live/engine/result-text.ts";

interface TableListProps {
  readonly engine: Engine;
  readonly tables: readonly Table[];
  readonly onChoose: (name: string) => void;
  /** All of the visitor's tables are gone. */
  readonly onForget: () => void;
  readonly list: PanelState<"tables">;
  readonly announce: (text: string) => void;
}

/** All tables, the visitor's first: opens one, or deletes all of the visitor's. */
export function TableList(props: TableListProps) {
  const { engine, tables, announce } = props;
  const { open, close } = props.list;
  if (!open) return null;
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
  return (
    <Panel key={open.key} anchor={open.anchor} title={words.tabs.open} onClose={close}>
      {groups
        .filter(({ of }) => of.length > 0)
        .map(({ title, of }) => (
          <section key={title}>
            <p className="text-micro font-medium text-ink-muted">{title}</p>
            <ul aria-label={title}>
              {of.map(({ name, rows }) => (
                <li key={name}>
                  <button
                    type="button"
                    className={cx(listButton, "wrap-anywhere")}
                    onClick={() => {
                      props.onChoose(name);
                      close();
                    }}
                  >
                    {name} <small className="text-micro text-ink-muted">{rowsInWords(rows)}</small>
                  </button>
                </li>
              ))}
            </ul>
            {of === own && (
              <ConfirmedButton
                label={words.engine.clear}
                question={words.tabs.sure}
                onConfirm={() => void clear()}
                className={plainButton}
              />
            )}
          </section>
        ))}
    </Panel>
  );
}
