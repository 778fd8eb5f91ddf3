import { ErrorView } from "#sections/error/ErrorView.tsx";
import { NotFound } from "#sections/error/NotFound.tsx";
import { Button } from "#ui/Button.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const stack = `TypeError: rows is undefined
    at Table (table.js:41:18)
    at Query (query.js:12:7)`;

export default {
  title: "Error view",
  use: "In place of a page that is not there, with ways on; or of a live part that stopped, with what went wrong, while everything around it works.",
  source: "src/sections/error/ErrorView.tsx",
  wide: true,
  show: ({ notFound, errorView }) => (
    <div className="kit-rows">
      <State name="unknown path">
        <NotFound words={notFound} />
      </State>
      <State name="a live part that stopped">
        <ErrorView
          title={errorView.title}
          status="rows is undefined"
          lead={errorView.lead}
          headingLevel="h2"
        >
          <details open className="mt-6 text-small">
            <summary>{errorView.details}</summary>
            <pre className="mt-2 overflow-x-auto font-code whitespace-pre-wrap">{stack}</pre>
          </details>
          <Button className="mt-6">{errorView.retry}</Button>
        </ErrorView>
      </State>
    </div>
  ),
} satisfies Specimen;
