/**
 * Search forms, in the dialog and on the search page: results appear while the visitor types. They are a plain list of
 * links that the arrow keys move through, not a list box: every screen reader supports links, on phones too, and they
 * can open in a new tab. Fetched by the page script (src/script/search.ts) when the search opens.
 */
import type { AsPlainObject } from "minisearch";
import words from "virtual:words/search";
import { element, hit } from "./hit.ts";
import { fetchJson, indexAddress } from "./pages.ts";
import { type FoundPages, openIndex, type Search } from "./search.ts";
import { slashSwitch } from "./slash-switch.ts";

const { states } = words;

/** Milliseconds from the last letter to the search. */
const pause = 80;
/** Milliseconds from the search to “Searching …”. */
const patience = 250;

let opened: Promise<Search> | undefined;

/** Fetches the index on the first call, and again after a failure. */
function openSearch(): Promise<Search> {
  opened ??= fetchJson<AsPlainObject>(indexAddress)
    .then(openIndex)
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

interface BoxOptions {
  /** How many results at first, and with each press of “Show more”. */
  readonly step: number;
  readonly hasMore: boolean;
  /** Receives the trimmed words of every search. */
  readonly onSearch: (query: string) => void;
}

function button(className: string, label: string, press: () => void): HTMLButtonElement {
  const made = element("button", className, label);
  made.type = "button";
  made.addEventListener("click", press);
  return made;
}

/**
 * @param around contains the form and the results (src/sections/search/Search.tsx)
 * @returns the field, and what searches for its text immediately
 */
function searchBox(around: HTMLElement, options: BoxOptions) {
  const { step, hasMore, onSearch } = options;
  const input = around.querySelector<HTMLInputElement>("input[type=search]");
  const results = around.querySelector<HTMLElement>("[data-search-results]");
  const status = results?.querySelector("[role=status]");
  if (!input || !results || !status) return undefined;
  const below = element("div", "");
  results.append(below);
  const links = () => [...below.querySelectorAll<HTMLAnchorElement>("a.search-hit")];
  let turn = 0;
  let waiting = 0;
  let most = step;

  const show = (state: string, said: readonly (string | Node)[], content: readonly Node[]) => {
    results.dataset["state"] = state;
    status.replaceChildren(...said);
    below.replaceChildren(...content);
  };

  const showNone = (query: string, meant: string | null) => {
    const take = () => {
      input.value = meant ?? "";
      input.focus();
      run();
    };
    const content = [element("p", "text-small/body text-ink-muted", states.noneHint)];
    if (meant) {
      const answer = button("text-link", meant, take);
      content.unshift(element("p", "", `${states.suggestion} `, answer, "?"));
    }
    show("none", [`${states.none} “${query}”`], content);
  };
  const showFound = ({ pages, total, corrected, stems }: FoundPages) => {
    const count = total === 1 ? states.one : `${String(total)} ${states.several}`;
    const instead = corrected
      ? [`${states.corrected} `, element("strong", "", corrected), ". "]
      : [];
    const list = element(
      "ol",
      "in-data-search-page:mx-[max(-0.75rem,-1*var(--gutter))]",
      ...pages.map((page) => hit(page, stems, states[page.kind])),
    );
    const more = button("text-link m-3", states.more, () => {
      most += step;
      void look(pages.length);
    });
    show("found", [...instead, count], hasMore && total > pages.length ? [list, more] : [list]);
  };

  /** @param focus the index of the result that gets the focus, or -1 */
  const look = async (focus: number) => {
    const query = input.value.trim();
    const own = (turn += 1);
    onSearch(query);
    if (query === "") {
      show("empty", [states.empty], []);
      return;
    }
    const late = setTimeout(() => {
      if (own !== turn) return;
      results.dataset["state"] = "searching";
      status.replaceChildren(states.searching);
    }, patience);
    try {
      const found = (await openSearch())(query, most);
      // The visitor may have typed more meanwhile.
      if (own !== turn) return;
      const wasOnResult = below.contains(document.activeElement);
      if (found.pages.length > 0) showFound(found);
      else showNone(query, found.suggestion);
      // The result that had the focus is gone.
      if (focus >= 0 || wasOnResult) (links()[focus] ?? input).focus();
    } catch {
      if (own !== turn) return;
      const reason = navigator.onLine ? states.failed : states.offline;
      show("failed", [reason], [button("search-retry text-link", states.retry, run)]);
    } finally {
      clearTimeout(late);
    }
  };

  const run = () => {
    clearTimeout(waiting);
    most = step;
    void look(-1);
  };

  input.addEventListener("input", () => {
    clearTimeout(waiting);
    const isEmpty = input.value.trim() === "";
    // The style makes room when a letter is typed, not when the answer arrives.
    if (!isEmpty && results.dataset["state"] === "empty") results.dataset["state"] = "asked";
    waiting = window.setTimeout(run, isEmpty ? 0 : pause);
  });
  addEventListener("online", () => {
    if (results.dataset["state"] === "failed") run();
  });
  around.addEventListener("keydown", (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || event.isComposing) return;
    const all = links();
    const at = all.findIndex((link) => link === target);
    if (at < 0 && target !== input) return;
    if (key === "ArrowDown" || key === "ArrowUp") {
      const next = at + (key === "ArrowDown" ? 1 : -1);
      if (next < -1 || next >= all.length) return;
      event.preventDefault();
      (all[next] ?? input).focus();
    } else if (at >= 0 && (key === "Home" || key === "End")) {
      event.preventDefault();
      all.at(key === "Home" ? 0 : -1)?.focus();
    } else if (at >= 0 && /^(?:Backspace|[^ /])$/u.test(key)) {
      // The browser types the letter there.
      input.focus();
    }
  });
  // The index loads before the first word is typed; a failure shows with the first search.
  openSearch().catch(() => undefined);
  return { input, run };
}

let isStarted = false;

/** Call each time the dialog opens; only the first call does something. */
export function searchDialog(dialog: HTMLDialogElement): void {
  if (isStarted) return;
  isStarted = true;
  slashSwitch();
  const box = searchBox(dialog, {
    step: 8,
    hasMore: false,
    // The link to the search page carries the words.
    onSearch: (query) => {
      const all = dialog.querySelector<HTMLAnchorElement>("[data-search-foot] a");
      if (all) all.href = query === "" ? "/search/" : `/search/?q=${encodeURIComponent(query)}`;
    },
  });
  if (!box) return;
  box.run();
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || box.input.value === "" || event.isComposing) return;
    event.preventDefault();
    box.input.value = "";
    box.input.focus();
    box.run();
  });
  dialog.addEventListener("click", ({ clientX: x, clientY: y, target }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isOutside = x < left || x > right || y < top || y > bottom;
    const link = target instanceof Element ? target.closest("a") : null;
    // Safari does not know `closedby`. A result may be a section of the current page.
    if (
      (target === dialog && isOutside) ||
      (link && link.pathname === location.pathname && link.hash)
    )
      dialog.close();
  });
}

/** The search page: its address contains the words. */
export function searchPage(): void {
  const around = document.querySelector<HTMLElement>("[data-search-page]");
  if (!around) return;
  const { title } = document;
  const asked = new URLSearchParams(location.search).get("q");
  const box = searchBox(around, {
    step: 10,
    hasMore: true,
    onSearch: (query) => {
      document.title = query === "" ? title : `${query} | ${title}`;
      const address = query === "" ? location.pathname : `?q=${encodeURIComponent(query)}`;
      try {
        history.replaceState(history.state, "", address + location.hash);
      } catch {
        // Some browsers limit how often this works; the next letter tries again.
      }
    },
  });
  if (!box) return;
  const { input, run } = box;
  if (asked !== null && input.value === "") input.value = asked;
  run();
  around.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    run();
    // Closes a phone's keyboard.
    if (matchMedia("(pointer: coarse)").matches) input.blur();
  });
}
