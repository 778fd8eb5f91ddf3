import { Pager } from "#sections/blog/index/Pager.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const states = [
  { page: 1, count: 3 },
  { page: 300, count: 589 },
  { page: 589, count: 589 },
];

export default {
  title: "Index: pager",
  use: "Below a list of more than one page: at most seven entries, at any number of pages.",
  source: "src/sections/blog/index/Pager.tsx",
  wide: true,
  show: ({ blog }) => (
    <div className="kit-rows">
      {states.map(({ page, count }) => (
        <State key={page} name={`page ${page} of ${count}`}>
          <Pager
            base="/blog/"
            page={page}
            count={count}
            words={{ ...blog.pages, label: `${blog.pages.label}, ${page} of ${count}` }}
          />
        </State>
      ))}
    </div>
  ),
} satisfies Specimen;
