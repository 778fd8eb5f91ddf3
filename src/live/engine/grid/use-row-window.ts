/** The rows of a grid that are in sight as it scrolls (tall-scroll.ts). */
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
import { follow, offsetToShow, rowsAt, type RowRange, scaleOf, toScroll } from "./tall-scroll.ts";

/** Milliseconds without a move after which the rows rest. */
const rest = 150;
/** Rows drawn before the grid is measured, and so on the server. */
const firstRows = 12;

/** Heights in pixels; null before the grid is measured. */
interface Size {
  /** The scroller's, with the heading row. */
  readonly sight: number;
  /** Of one row, and of the heading row. */
  readonly row: number;
}

export interface RowWindow {
  readonly range: RowRange;
  /** Whole rows in sight. */
  readonly page: number;
  /** Pixels from the top of the sight to the first drawn row; undefined before the grid is measured. */
  readonly top: number | undefined;
  /** Heights of the scrolled element, of the part in sight and of a row; undefined before the grid is measured. */
  readonly heights:
    | { readonly element: number; readonly sight: number; readonly row: number }
    | undefined;
  readonly onScroll: () => void;
  /** Scrolls the row into sight where it is not. */
  readonly show: (row: number) => void;
}

const start = { scroll: 0, offset: 0 };

/**
 * @param scroller the element that scrolls, with a `thead` in it
 * @param rows how many there are
 * @param resetKey the rows are shown from the top again when it changes
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: number,
  resetKey: string,
): RowWindow {
  const [size, setSize] = useState<Size | null>(null);
  const [at, setAt] = useState(start);
  const last = useRef(start);
  const resting = useRef(0);
  const { row, sight } = size ?? { row: 36, sight: 0 };
  const scale = useMemo(() => scaleOf(rows, row, Math.max(0, sight - row)), [rows, row, sight]);

  const move = useCallback((next: typeof start) => {
    last.current = next;
    setAt(next);
  }, []);

  const scrollTo = (offset: number) => {
    const scroll = Math.round(toScroll(scale, offset));
    // Rows and element in one frame.
    flushSync(() => move({ scroll, offset }));
    scroller.current?.scrollTo({ top: scroll });
  };

  const onScroll = () => {
    const scroll = scroller.current?.scrollTop ?? 0;
    if (scroll === last.current.scroll) return;
    move({ scroll, offset: follow(scale, last.current, scroll) });
    clearTimeout(resting.current);
    resting.current = window.setTimeout(() => {
      const { offset } = last.current;
      if (Math.abs(toScroll(scale, offset) - last.current.scroll) > 1) scrollTo(offset);
    }, rest);
  };

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const head = element.querySelector("thead")?.getBoundingClientRect().height ?? 0;
      setSize({ row: head || 36, sight: element.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(resting.current);
    };
  }, [scroller]);

  const shownKey = useRef(resetKey);
  useLayoutEffect(() => {
    if (shownKey.current === resetKey) return;
    shownKey.current = resetKey;
    move(start);
    scroller.current?.scrollTo({ top: 0 });
  }, [resetKey, move, scroller]);

  // It may have been scrolled before it was interactive.
  useEffect(onScroll, [size === null]);

  const range =
    size === null ? { from: 0, to: Math.min(rows, firstRows) } : rowsAt(scale, row, at.offset);
  return {
    range,
    page: Math.max(1, Math.floor(scale.viewport / row) - 1),
    top: size === null ? undefined : range.from * row - at.offset,
    heights: size === null ? undefined : { element: scale.element + row, sight, row },
    onScroll,
    show: (index) => {
      const offset = offsetToShow(scale, row, last.current.offset, index);
      if (offset !== last.current.offset) scrollTo(offset);
    },
  };
}
