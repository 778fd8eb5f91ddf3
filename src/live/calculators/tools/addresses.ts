/** What a visitor fills into a tool, in an address: `/free-tools/#tool-dunning?charges=1000&value=40`. */
import { type Address, addressOf } from "#live/calculators/numbers/address.ts";
import { type FieldOf, toolFields, type ToolId } from "./kinds.ts";

/** How the id of each tool’s section begins; the page’s script comes for any such address. */
export const toolHash = "tool-";

export const toolAddress = <T extends ToolId>(tool: T): Address<FieldOf<T>> =>
  addressOf<FieldOf<T>>(`#${toolHash}${tool}?`, toolFields[tool]);
