/** Everything by which a file comes: chosen, dropped, pasted, or given before the table was live. */
import { type RefObject, useEffect, useRef } from "react";
import type { Engine } from "#live/engine/client/types.ts";
import { words } from "../words.ts";
import { useDrop } from "./use-drop.ts";
import { type Uploads, useUploads } from "./use-uploads.ts";

interface IntakeOptions {
  /** Whether files are taken at all. */
  readonly isOpen: boolean;
  /** Given before. */
  readonly early: readonly File[];
  /** Told of each new table. */
  readonly onTable: (name: string) => void;
  /** To screen readers. */
  readonly say: (text: string) => void;
}

interface Intake extends Uploads {
  readonly take: (files: readonly File[]) => void;
  /** A file is held over the table. */
  readonly isOver: boolean;
}

export function useIntake(
  frame: RefObject<HTMLElement | null>,
  engine: Engine,
  { isOpen, early, onTable, say }: IntakeOptions,
): Intake {
  const uploads = useUploads(engine, onTable);
  const take = (files: readonly File[]) => {
    if (files.length > 0) uploads.read(files);
    else say(words.upload.notText);
  };
  const isOver = useDrop(frame, isOpen, take);
  const first = useRef(() => {
    if (early.length > 0) take(early);
  });
  useEffect(() => {
    first.current();
    first.current = () => undefined;
  }, []);
  return { ...uploads, take, isOver };
}
