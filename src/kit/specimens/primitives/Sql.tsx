import { Sql } from "#ui/Sql.tsx";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const query = `-- Who is new?
SELECT name, 'since ' || joined_on
FROM affiliates
WHERE commission_rate > 0.1`;

export default {
  title: "SQL",
  use: "Wherever a query is printed. The five inks are those of the editor; the page says how large it is set.",
  source: "src/ui/Sql.tsx",
  show: () => (
    <States columns="wide">
      <State name="a query">
        <pre>
          <Sql sql={query} />
        </pre>
      </State>
    </States>
  ),
} satisfies Specimen;
