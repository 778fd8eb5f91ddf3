import { put } from "#lib/text/put.ts";
import { words } from "../words.ts";

interface ProgressProps {
  name: string;
  share: number;
  onStop: () => void;
}

/** How much of a file has been read, and the way to stop it. */
export function Progress({ name, share, onStop }: ProgressProps) {
  const percent = Math.floor(share * 100);
  return (
    <span className="tbl-progress">
      <progress
        max={1}
        value={share}
        aria-label={put(words.upload.reading, { file: name, percent: "" })}
      />
      <span>{put(words.upload.reading, { file: name, percent })}</span>
      <button type="button" className="tbl-plain" onClick={onStop}>
        {words.upload.cancel}
      </button>
    </span>
  );
}
