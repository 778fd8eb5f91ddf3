/** What looks on while the moves are made. The recorder is one; a test has one that sees nothing. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Camera {
  /** Whether it matters how the page looks. */
  readonly sees: boolean;
  /** The pointer goes to a place of the view (CSS pixels). What the page shows stays as it was. */
  readonly glide: (to: Point) => Promise<void>;
  /** The pointer's button goes down. */
  readonly press: () => Promise<void>;
  /** The page shows something else; that stands for some frames. */
  readonly look: (frames: number) => Promise<void>;
  /** The picture fades into what the page shows now. */
  readonly fade: () => Promise<void>;
  /** The pointer takes a file up, or has let it go. */
  readonly carry: (file: string | undefined) => void;
  /** The last sheet. */
  readonly end: (lines: readonly string[]) => Promise<void>;
}

/** Sees nothing, and takes no time. */
export const closedEye: Camera = {
  sees: false,
  glide: () => Promise.resolve(),
  press: () => Promise.resolve(),
  look: () => Promise.resolve(),
  fade: () => Promise.resolve(),
  carry: () => undefined,
  end: () => Promise.resolve(),
};
