import { Icon } from "#ui/Icon.tsx";
import { Table } from "#ui/Table.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const yes = (
  <span className="inline-flex items-center gap-2">
    <Icon name="check" />
    yes
  </span>
);

export default {
  title: "Table",
  use: "Facts that are compared along rows and columns. Figures align at the right with figures of one width. A list of pairs needs no table.",
  source: "src/ui/Table.tsx",
  show: () => (
    <div className="kit-rows">
      <State name="with figures">
        <Table
          caption="Plans"
          columns={["Plan", "Stores", "Fee", "Managed"]}
          figures={[1, 2]}
          rows={[
            ["CheckoutOS", 1, "none", "no"],
            ["Self-serve", 5, "1%", "no"],
            ["Autopilot", "unlimited", "0.1%", yes],
          ]}
        />
      </State>
      <State name="empty">
        <Table
          caption="Payouts"
          columns={["Creator", "Orders", "Commission"]}
          figures={[1, 2]}
          rows={[]}
        />
      </State>
      <State name="focus: scrolls by keyboard" force="focus-visible">
        <Table caption="Agents" columns={["Agent", "Runs"]} figures={[1]} rows={[["Nova", 100]]} />
      </State>
    </div>
  ),
} satisfies Specimen;
