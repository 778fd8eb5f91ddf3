/** The picture of each tool, as paths that follow its figures. */
import type { InputsOf, ToolId } from "./kinds.ts";
import { leafPaths } from "./leaves.ts";
import { scalePaths } from "./scales.ts";
import { stemPaths } from "./stems.ts";

type Paths = Readonly<Record<string, string>>;

const drawn: { readonly [T in ToolId]: (inputs: InputsOf<T>) => Paths } = {
  dunning: leafPaths,
  margin: scalePaths,
  lifetime: stemPaths,
};

export const pathsOf = <T extends ToolId>(tool: T, inputs: InputsOf<T>): Paths =>
  drawn[tool](inputs);
