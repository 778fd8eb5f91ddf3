import { Page } from "#ui/Page.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const columns = Array.from({ length: 12 }, (_, i) => i + 1);

export default {
  title: "Page",
  use: "The page's width with its gutters. Every section's content lies in one; grounds and bands may reach further. Inside it a grid of twelve columns serves.",
  source: "src/ui/Page.tsx",
  wide: true,
  bare: true,
  show: () => (
    <div className="overflow-clip rounded-b-stone">
      <Page className="bg-raised py-5">
        <State name="12 columns from lg on; gutters at both sides">
          <div className="grid grid-cols-12 gap-1 lg:gap-8">
            {columns.map((column) => (
              <span
                key={column}
                className="kit-note grid h-16 place-items-center rounded-small border border-line bg-ground"
              >
                {column}
              </span>
            ))}
          </div>
        </State>
      </Page>
    </div>
  ),
} satisfies Specimen;
