import { SearchForm } from "#sections/search/SearchForm.tsx";
import { SearchResults } from "#sections/search/SearchResults.tsx";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Search",
  use: "In a dialog over every page, on its link, / and Ctrl or ⌘ K, and as a page of its own. Results are links that the arrow keys walk through; here are one with its section, and the field.",
  source: "src/sections/search/SearchForm.tsx",
  show: ({ search }) => (
    <States>
      <State name="field">
        <SearchForm id="kit-search" words={search} />
        <SearchResults states={search.states} />
      </State>
      <State name="result">
        <ol className="search-list">
          <li>
            <a href="#kit-search" className="search-hit">
              <span className="search-hit-title">
                How <mark>dunning</mark> helps
              </span>
              <span className="search-hit-section">
                When to send <mark>dunning</mark> emails
              </span>
              <span className="search-hit-text">What a failed payment costs, and a calendar.</span>
              <span className="search-hit-kind">{search.states.article} · Mar 7, 2023</span>
            </a>
          </li>
        </ol>
      </State>
    </States>
  ),
} satisfies Specimen;
