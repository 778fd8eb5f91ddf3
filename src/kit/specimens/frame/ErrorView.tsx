import { LiveErrorView } from "#live/LivePart.tsx";
import { NotFound } from "#sections/error/NotFound.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const failure = {
  error: new TypeError("rows is undefined"),
  componentStack: "\n    at Table\n    at Query",
  retry: () => undefined,
};

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
        <LiveErrorView words={errorView} failure={failure} />
      </State>
    </div>
  ),
} satisfies Specimen;
