import { put } from "#lib/text/put.ts";
import { words } from "../words.ts";
import type { Uploads } from "./use-uploads.ts";

/** How much of a file has been read, and the way to stop it; between files, where they stay. */
export function Progress({ reading, stop }: Pick<Uploads, "reading" | "stop">) {
  if (reading === null) return <span>{words.frame.local}</span>;
  const { name: file, share } = reading;
  const percent = Math.floor(share * 100);
  return (
    <span className="tbl-progress">
      <progress
        max={1}
        value={share}
        aria-label={put(words.upload.reading, { file, percent: "" })}
      />
      <span>{put(words.upload.reading, { file, percent })}</span>
      <button type="button" className="tbl-plain" onClick={stop}>
        {words.upload.cancel}
      </button>
    </span>
  );
}
