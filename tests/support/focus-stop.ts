/**
 * Checks every place where keyboard focus stops. Runs in the page: `watchFocus` is sent there as source, so it must be
 * self-contained.
 */

/** Where the focus rests. */
export interface Stop {
  /** The element's name in reports. */
  readonly name: string;
  /** Faults of the stop, or of the way to it. */
  readonly faults: readonly string[];
}

declare global {
  interface Window {
    /** Injected by the keyboard walks. */
    focusWatch: {
      /**
       * Puts the focus right before or after a part of the page, and checks each Tab stop from there: on keyup or, if
       * `calm`, when `rest` is called.
       */
      readonly start: (within: string, backward: boolean, calm: boolean) => void;
      /** Checks the current stop two frames later, when new content has been laid out. */
      readonly rest: () => Promise<void>;
      /** @returns the stops since the last call, and whether the focus has left the part */
      readonly take: () => { readonly stops: readonly Stop[]; readonly hasEnded: boolean };
      /** Elements of the part that the Tab key should have reached, but did not. */
      readonly missed: () => string[];
      /** Whether something in the part was added, removed or shown since the start. */
      readonly isChanged: () => boolean;
    };
  }
}

/** Puts `window.focusWatch` into the page, unless it exists. */
export function watchFocus(): void {
  if (Object.hasOwn(window, "focusWatch")) return;
  const reached = new Set<Element>();
  const stops: Stop[] = [];
  let part: Element = document.body;
  let [backward, calm, hasEnded] = [false, false, false];
  let last: { readonly element: Element; readonly look: string } | undefined;
  let [isChanged, isWithin] = [false, false];
  const changes = new MutationObserver(() => (isChanged = true));

  const nameOf = (element: Element): string => {
    const words = element.getAttribute("aria-label") ?? element.textContent.trim();
    const id = element.id === "" ? "" : `#${element.id}`;
    const classes = element.getAttribute("class")?.split(" ").slice(0, 2).join(".") ?? "";
    return `${element.localName}${id}${classes === "" ? "" : `.${classes}`} “${words.replace(/\s+/g, " ").slice(0, 40)}”`;
  };
  const labelsOf = (element: Element): Element[] =>
    element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  /** What may have the ring: the element, its contents, its labels, what follows it and its ancestors. */
  const carriers = (element: Element): Element[] => {
    const within = [...(element.shadowRoot ?? element).children].slice(0, 3);
    const around: Element[] = [element, ...within, ...labelsOf(element)];
    if (element.nextElementSibling !== null) around.push(element.nextElementSibling);
    for (let up = element.parentElement, i = 0; up !== null && i < 4; up = up.parentElement, i++)
      around.push(up);
    return around;
  };
  const lookOf = (element: Element): string =>
    carriers(element)
      .flatMap((each) => [null, "::before", "::after"].map((part) => getComputedStyle(each, part)))
      .map((style) =>
        [
          style.outlineStyle === "none" ? "" : style.outline,
          style.boxShadow,
          style.borderColor,
          style.backgroundColor,
          style.stroke,
          style.strokeWidth,
        ].join(),
      )
      .join("|");

  /** The visible place of the element: that of the label, for a field drawn by its label. */
  const seenAt = (element: Element): DOMRect[] => {
    const big = (each: Element) =>
      [...each.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
    const own = big(element);
    const isDrawn = own.length > 0 && element.checkVisibility({ opacityProperty: true });
    return isDrawn ? own : labelsOf(element).concat(element).flatMap(big);
  };

  const floats = (element: Element | null): Element | undefined => {
    for (let up = element; up !== null; up = up.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(up).position)) return up;
    return undefined;
  };

  function placeFaults(element: Element): string[] {
    const rects = seenAt(element);
    if (rects.length === 0) return ["is not to be seen"];
    const own = [element, ...labelsOf(element)];
    const faults = new Set<string>();
    for (const { left, right, top, bottom } of rects) {
      // In a multiline field the browser scrolls to the caret's line, which is the first here.
      const end = element.localName === "textarea" ? Math.min(bottom, top + 32) : bottom;
      if (bottom - top < innerHeight / 2 && (top < -2 || end > innerHeight + 2))
        faults.add(
          `is outside the window: ${String(Math.round(top))} to ${String(Math.round(bottom))}`,
        );
      if (right < 0 || left > innerWidth) faults.add("is outside the window sideways");
      // Its corners; for rounded ones, the points on the curve.
      const [round = "0"] = getComputedStyle(own.at(-1) ?? element).borderRadius.split(" ");
      const inside = (size: number) => {
        const radius = round.endsWith("%") ? (parseFloat(round) * size) / 100 : parseFloat(round);
        return Math.min(size / 2, Math.max(4, Math.min(radius, size / 2) * 0.32));
      };
      const [dx, dy] = [inside(right - left), inside(bottom - top)];
      const points = [
        [left + dx, top + dy],
        [right - dx, top + dy],
        [left + dx, bottom - dy],
        [right - dx, bottom - dy],
      ] as const;
      for (const [x, y] of points) {
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
        const above = document.elementFromPoint(x, y);
        if (above === null || own.some((each) => each.contains(above) || above.contains(each)))
          continue;
        const cover = floats(above);
        if (cover === undefined || cover.contains(element)) continue;
        // A table taller than the space below the header cannot be fully visible.
        const room = innerHeight - cover.getBoundingClientRect().height;
        if (bottom - top <= room) faults.add(`lies behind ${nameOf(cover)}`);
      }
    }
    return [...faults];
  }

  /** What is in a popover comes after its button, wherever it is in the document. */
  function placeOf(element: Element): Element {
    const id = element.closest("[popover]")?.id;
    return (id && document.querySelector(`[popovertarget="${id}"]`)) || element;
  }

  function orderFaults(element: Element): string[] {
    const faults = (element as HTMLElement).tabIndex > 0 ? ["has a positive tabindex"] : [];
    let order: number | undefined;
    if (last?.element.isConnected) {
      const [from, to] = [placeOf(last.element), placeOf(element)];
      order =
        from === to
          ? last.element.compareDocumentPosition(element)
          : from.compareDocumentPosition(to);
    }
    const wanted = backward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    if (order !== undefined && (order & wanted) === 0) faults.push("comes out of order");
    return faults;
  }

  /** The previous stop, if the focus was not visible there: known only after it has moved on. */
  function unmarked(element: Element | null): string[] {
    if (last === undefined || isWithin || !last.element.isConnected || last.element === element)
      return [];
    return lookOf(last.element) === last.look
      ? [`follows ${nameOf(last.element)}, on which the focus was not to be seen`]
      : [];
  }

  /** Closing panels and sliding notices are checked in their final position, since no visitor is this fast. */
  function settle(): void {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }

  /** Checks on keyup: by then the focus has moved, and the page has scrolled to it. */
  function look(): void {
    if (hasEnded) return;
    const element = document.activeElement;
    const isOut = element === null || element === document.body || !part.contains(element);
    const before = unmarked(element);
    if (isOut) {
      hasEnded = true;
      if (before.length > 0) stops.push({ name: "what comes behind", faults: before });
      return;
    }
    settle();
    // A player's controls belong to the browser, and scripts cannot see which one has the focus.
    if (last?.element === element && element.matches("video[controls], audio[controls]")) {
      isWithin = true;
      return;
    }
    isWithin = false;
    const held = last?.element === element ? ["holds the focus"] : [];
    stops.push({
      name: nameOf(element),
      faults: [...before, ...held, ...orderFaults(element), ...placeFaults(element)],
    });
    reached.add(element);
    last = { element, look: lookOf(element) };
  }

  addEventListener("keyup", (event) => {
    if (event.key === "Tab" && !calm) look();
  });
  // Too many keys sent ahead would wrap around and open the header's panels.
  addEventListener("keydown", (event) => {
    if (event.key === "Tab" && hasEnded) event.preventDefault();
  });

  window.focusWatch = {
    start(within, back, isCalm) {
      part = document.querySelector(within) ?? document.body;
      [backward, calm, hasEnded, last, isChanged] = [back, isCalm, false, undefined, false];
      isWithin = false;
      stops.length = 0;
      reached.clear();
      // The next Tab starts where a focused element was removed.
      const place = document.createElement("span");
      place.tabIndex = -1;
      if (back) part.append(place);
      else part.prepend(place);
      place.focus();
      place.remove();
      changes.disconnect();
      changes.observe(part, {
        subtree: true,
        childList: true,
        attributeFilter: ["hidden", "data-state"],
      });
    },
    async rest() {
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      look();
    },
    take: () => ({ stops: stops.splice(0), hasEnded }),
    isChanged: () => isChanged || changes.takeRecords().length > 0,
    missed() {
      settle();
      const wanted =
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0'], [contenteditable=true], audio[controls], video[controls]";
      const within = document.querySelector("dialog:modal") ?? part;
      const inGroup = (element: Element) =>
        element instanceof HTMLInputElement &&
        element.type === "radio" &&
        [...reached].some((one) => one instanceof HTMLInputElement && one.name === element.name);
      return [...within.querySelectorAll(wanted)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.matches(":disabled, [inert] *, [tabindex='-1']"))
        .filter((element) => !reached.has(element) && !inGroup(element))
        .map(nameOf);
    },
  };
}
