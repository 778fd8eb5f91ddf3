/** Which rows are seen, in a list that may be longer than an element can be high (src/live/engine/grid/tall-scroll.ts). */
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import {
  follow,
  offsetToShow,
  rowsAt,
  type RowRange,
  scaleOf,
  toScroll,
} from "#live/engine/grid/tall-scroll.ts";

/** Milliseconds without a move after which the rows rest. */
const rest = 150;

export interface Scroll {
  /** Of the element that holds the rows, in pixels. */
  readonly height: number;
  readonly rowHeight: number;
  readonly range: RowRange;
  /** Whole rows that are seen at once. */
  readonly page: number;
  /** Where a row stands in the element, in pixels. */
  readonly topOf: (row: number) => number;
  readonly onScroll: () => void;
  /** Brings a row into view, where it is not. */
  readonly show: (row: number) => void;
}

interface At {
  readonly scroll: number;
  readonly offset: number;
}
const top: At = { scroll: 0, offset: 0 };

/**
 * @param scroller the element that scrolls; its first child is the head, one row high
 * @param order the rows are shown from the top again where it changes
 */
export function useScroll(
  scroller: RefObject<HTMLElement | null>,
  rows: number,
  order: string,
): Scroll {
  const [{ viewport, rowHeight }, setSize] = useState({ viewport: 0, rowHeight: 36 });
  const [at, setAt] = useState(top);
  const last = useRef(top);
  const resting = useRef(0);
  const scale = useMemo(() => scaleOf(rows, rowHeight, viewport), [rows, rowHeight, viewport]);

  const move = useCallback((next: At) => {
    last.current = next;
    setAt(next);
  }, []);
  const scrollTo = useCallback(
    (offset: number) => {
      const scroll = Math.round(toScroll(scale, offset));
      // Rows and element in one frame.
      flushSync(() => {
        move({ scroll, offset });
      });
      if (scroller.current) scroller.current.scrollTop = scroll;
    },
    [scale, move, scroller],
  );

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const first = element.firstElementChild;
      const head = first instanceof HTMLElement ? first.offsetHeight : 0;
      setSize({ rowHeight: head || 36, viewport: Math.max(0, element.clientHeight - head) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [scroller]);

  useLayoutEffect(() => {
    move(top);
    scroller.current?.scrollTo({ top: 0 });
  }, [order, move, scroller]);
  useEffect(
    () => () => {
      clearTimeout(resting.current);
    },
    [],
  );

  return {
    height: scale.element,
    rowHeight,
    range: rowsAt(scale, rowHeight, at.offset),
    page: Math.max(1, Math.floor(viewport / rowHeight) - 1),
    topOf: (row) => row * rowHeight + at.scroll - at.offset,
    onScroll: () => {
      const scroll = scroller.current?.scrollTop ?? 0;
      if (scroll === last.current.scroll) return;
      move({ scroll, offset: follow(scale, last.current, scroll) });
      clearTimeout(resting.current);
      resting.current = window.setTimeout(() => {
        const { offset } = last.current;
        if (Math.abs(toScroll(scale, offset) - last.current.scroll) > 1) scrollTo(offset);
      }, rest);
    },
    show: (row) => {
      const offset = offsetToShow(scale, rowHeight, last.current.offset, row);
      if (offset !== last.current.offset) scrollTo(offset);
    },
  };
}
