/** What the visitor should know: seen until it is closed, or only heard. */
import words from "virtual:words/queryDemo";
import { useEffect, useState } from "react";
import type { Keeping } from "#live/engine/kept/kept.ts";
import type { Shared } from "#lib/sql/fragment.ts";

export interface Notice {
  readonly text: string;
  /** A link to be copied by hand; else empty. */
  readonly link: string;
}

export interface Notices {
  readonly notice: Notice;
  readonly show: (notice: Notice) => void;
  readonly notify: (text: string) => void;
  /** Said of the last run, for those who hear the page. */
  readonly heard: string;
  readonly announce: (text: string) => void;
}

const ofLink = ({ state }: Shared): string =>
  state === "query" ? words.notices.shared : state === "malformed" ? words.notices.malformed : "";

export function useNotices(shared: Shared, keeping: Keeping): Notices {
  const [notice, show] = useState<Notice>(() => ({ text: ofLink(shared), link: "" }));
  const [heard, announce] = useState("");
  const notify = (text: string) => show({ text, link: "" });
  useEffect(() => {
    if (keeping !== "kept") notify(words.notices[keeping]);
  }, [keeping]);
  return { notice, show, notify, heard, announce };
}
