/** What was pressed on the board before it was live, told by `data-key`. Pure. */
export const actions = ["add", "change", "earlier", "later", "remove"] as const;

export interface Early {
  readonly action: (typeof actions)[number];
  /** The card it is about; 0 where it is about none. */
  readonly id: number;
}

/** @param key "change:3", "add" @returns null for what asks for nothing */
export function earlyOf(key: string): Early | null {
  const [name, id = "0"] = key.split(":");
  const action = actions.find((each) => each === name);
  return action === undefined ? null : { action, id: Number(id) };
}

/** Arrow keys that move a card, and by how much. */
export const arrowSteps: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** @param key of the handle, "move:3" @param pressed the key on the keyboard */
export function earlyMoveOf(key: string, pressed: string): Early | null {
  const by = arrowSteps[pressed];
  const [name, id] = key.split(":");
  if (name !== "move" || by === undefined) return null;
  return { action: by < 0 ? "earlier" : "later", id: Number(id) };
}
