/** What visitors make in the demos and find again after a reload: the names under which localStorage holds it. */
export const keptNames = ["queries", "tables", "board", "catalog"] as const;
export type KeptName = (typeof keptNames)[number];
