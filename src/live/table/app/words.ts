/** The words of the live table: its own, and those that every demo on the engine shares. */
import engine from "virtual:words/engine";
import table from "virtual:words/tableDemo";

export const words = { ...table, engine } as const;
