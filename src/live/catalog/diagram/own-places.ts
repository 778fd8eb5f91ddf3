/** Where a page's diagram has room for what its visitor adds: the ids of a group in the drawing and of a list. */
export const ownPlaces = { drawing: "plan-own", list: "plan-own-list" } as const;
