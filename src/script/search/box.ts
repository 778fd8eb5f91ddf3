/**
 * A form whose results appear as its words are typed: in the dialog and on the search page. What is found is a
 * plain list of links that the arrow keys walk through, rather than a list box: every screen reader knows links,
 * on phones as well, and they open in a new tab like any other.
 */
import type { Found } from "#live/search/search.ts";
import { button, element } from "./element.ts";
import { hit } from "./hit.ts";
import { askIndex } from "./open-index.ts";

/** A letter is waited for so long, in milliseconds, before the words are looked for. */
const pause = 80;
/** So long an answer may take before it is said to be on its way. */
const patience = 250;

export interface SearchBox {
  readonly input: HTMLInputElement;
  readonly links: () => HTMLAnchorElement[];
  /** Looks for what stands in the field, now. */
  readonly run: () => void;
}

/**
 * @param form with one search field
 * @param results the element that src/sections/search/SearchResults.tsx makes
 * @param step so many results at first, and with each press for more
 * @param searched is told the words whenever they are looked for, trimmed
 */
export function searchBox(
  form: HTMLFormElement,
  results: HTMLElement,
  step: { readonly most: number; readonly more: boolean },
  searched: (query: string) => void,
): SearchBox | undefined {
  const input = form.querySelector<HTMLInputElement>("input[type=search]");
  const status = results.querySelector("[role=status]");
  if (!input || !status) return undefined;
  const words = (name: string) => results.dataset[name] ?? "";
  const below = element("div", "");
  results.append(below);
  let turn = 0;
  let waiting = 0;
  let most = step.most;

  const show = (state: string, said: readonly (string | Node)[], content: readonly Node[]) => {
    results.dataset["state"] = state;
    status.replaceChildren(...said);
    below.replaceChildren(...content);
  };
  const write = (query: string) => {
    input.value = query;
    input.focus();
    run();
  };

  function showFound(query: string, found: Found): void {
    const { pages, total, corrected, suggestion, stems } = found;
    if (pages.length === 0) {
      const hint = element("p", "text-small/body text-ink-muted", words("nonehint"));
      const meant =
        suggestion === null
          ? []
          : [
              element(
                "p",
                "",
                `${words("suggestion")} `,
                button("text-link", suggestion, () => {
                  write(suggestion);
                }),
                "?",
              ),
            ];
      show("none", [`${words("none")} “${query}”`], [...meant, hint]);
      return;
    }
    const count = total === 1 ? words("one") : `${String(total)} ${words("several")}`;
    const instead =
      corrected === null ? [] : [`${words("corrected")} `, element("strong", "", corrected), ". "];
    const list = element(
      "ol",
      "in-data-search-page:mx-[max(-0.75rem,-1*var(--gutter))]",
      ...pages.map((page) => hit(page, stems, words(page.kind))),
    );
    const more = button("text-link m-3", words("more"), () => {
      const next = pages.length;
      most += step.most;
      void look(next);
    });
    show("found", [...instead, count], step.more && total > pages.length ? [list, more] : [list]);
  }

  const links = () => [...below.querySelectorAll<HTMLAnchorElement>("a.search-hit")];

  /** @param focus the place of the result that gets the focus, or -1 */
  async function look(focus: number): Promise<void> {
    const query = input?.value.trim() ?? "";
    turn += 1;
    const own = turn;
    searched(query);
    if (query === "") {
      show("empty", [words("empty")], []);
      return;
    }
    const late = setTimeout(() => {
      if (own === turn) {
        results.dataset["state"] = "searching";
        status?.replaceChildren(words("searching"));
      }
    }, patience);
    try {
      const found = await askIndex(({ search }) => search(query, { most, kind: null, share: 0.5 }));
      // Further letters may have come meanwhile.
      if (own !== turn) return;
      showFound(query, found);
      links()[focus]?.focus();
    } catch {
      if (own !== turn) return;
      const said = words(navigator.onLine ? "failed" : "offline");
      show("failed", [said], [button("search-retry text-link", words("retry"), run)]);
    } finally {
      clearTimeout(late);
    }
  }

  function run(): void {
    clearTimeout(waiting);
    most = step.most;
    void look(-1);
  }

  input.addEventListener("input", () => {
    clearTimeout(waiting);
    const isEmpty = input.value.trim() === "";
    // The style makes room with the letter, not with the answer.
    if (!isEmpty && results.dataset["state"] === "empty") results.dataset["state"] = "asked";
    waiting = window.setTimeout(run, isEmpty ? 0 : pause);
  });
  addEventListener("online", () => {
    if (results.dataset["state"] === "failed") run();
  });
  return { input, links, run };
}
