import engineWords from "virtual:words/engine";
import words from "virtual:words/dashboardDemo";
import { Activity, type KeyboardEvent, type PointerEvent, useMemo } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Card, CardSize } from "#live/engine/charts/board.ts";
import { ChartView } from "#live/engine/charts/ChartView.tsx";
import type { Loading, QueryOutcome } from "#live/engine/client/types.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { faultSentence } from "./use-results.ts";

/** Its width, out of six columns. */
const spans: Readonly<Record<CardSize, string>> = {
  small: "lg:col-span-2",
  medium: "",
  large: "md:col-span-6 lg:col-span-4",
};

const iconButton =
  "grid size-7 cursor-pointer place-items-center rounded-small text-ink-muted hover:bg-sunken hover:text-ink aria-disabled:opacity-40";

interface BoardCardProps {
  card: Card;
  /** From 1. */
  place: number;
  all: number;
  /** Undefined during the first run of its query. */
  outcome: QueryOutcome | undefined;
  loading: Loading;
  isHeld: boolean;
  onMove: (by: number) => void;
  onGrip: (event: PointerEvent) => void;
  onChange: () => void;
  onRemove: () => void;
}

/** One chart of the board, with its actions. `data-key` marks the element to focus after a change. */
export function BoardCard(props: BoardCardProps) {
  const { card, place, all, outcome, loading, isHeld } = props;
  const { title } = card;
  const id = String(card.id);
  const moveLabel = interpolate(words.card.move, { title, place, all });
  const { earlier, later, remove } = words.card;
  const { onMove, onRemove } = props;
  const actions = [
    {
      key: "earlier",
      icon: "arrow",
      iconClass: "size-4 rotate-180",
      label: earlier,
      isOff: place === 1,
      act: () => onMove(-1),
    },
    { key: "later", icon: "arrow", label: later, isOff: place === all, act: () => onMove(1) },
    { key: "remove", icon: "close", label: remove, isOff: false, act: onRemove },
  ] as const;
  const result = outcome?.ok === true ? outcome.result : null;
  // Its own boundary, and the same element until it changes: React then hydrates the buttons first.
  const chart = useMemo(
    () =>
      result && (
        <Activity>
          <ChartView result={result} choice={card} title={title} tools={false} />
        </Activity>
      ),
    [result, card, title],
  );
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li
      data-card={id}
      data-held={isHeld ? "" : undefined}
      className={cx(
        "flex min-w-0 flex-col bg-raised px-5 pt-3 pb-5 ring-1 ring-line md:col-span-3",
        "[&>.chart]:flex [&>.chart]:flex-1 [&>.chart]:flex-col",
        "data-held:bg-moss-soft data-held:outline-2 data-held:-outline-offset-2 data-held:outline-moss",
        spans[card.size],
      )}
    >
      <div className="-me-2 mb-2 flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1">
        <IconButton
          icon="grip"
          iconClass="size-4 stroke-[2.25]"
          label={moveLabel}
          title={moveLabel}
          className={cx(iconButton, "-ms-1.5 cursor-grab touch-none unscripted:hidden")}
          // client:intent holds arrow keys on it until it is live.
          data-arrows=""
          data-key={`move:${id}`}
          onKeyDown={moveByKey}
          onPointerDown={props.onGrip}
        />
        <h3 className="grow font-text text-base/[1.3] font-medium tracking-normal">{title}</h3>
        <div className="flex items-center max-md:w-full unscripted:hidden">
          <button
            type="button"
            className="min-h-7 cursor-pointer rounded-full border border-line-strong px-2.5 text-small font-medium hover:bg-sunken"
            aria-label={interpolate(words.card.change, { title })}
            data-key={`change:${id}`}
            onClick={props.onChange}
          >
            {words.card.changeShort}
          </button>
          {actions.map(({ key, icon, label, isOff, act, ...rest }) => (
            <IconButton
              key={key}
              icon={icon}
              label={interpolate(label, { title })}
              title={interpolate(label, { title })}
              className={iconButton}
              data-key={`${key}:${id}`}
              aria-disabled={isOff || undefined}
              onClick={act}
              {...rest}
            />
          ))}
        </div>
      </div>
      {outcome === undefined ? (
        <p className="min-h-72 text-small text-ink-muted">{engineWords.running}</p>
      ) : outcome.ok ? (
        chart
      ) : (
        <p className="mt-2 text-small wrap-anywhere text-persimmon">
          {faultSentence(loading, outcome.fault)}
        </p>
      )}
    </li>
  );
}
