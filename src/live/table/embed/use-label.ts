/** What the element is called: by the page, or by what it shows. */
import words from "virtual:words/tableDemo";
import { useEffect, useState } from "react";
import { fileOf, type Wanted } from "./attributes.ts";
import { claimLabel, releaseLabel } from "./labels.ts";

export function useLabel({ label, src, table }: Wanted): string {
  const [own, setOwn] = useState(words.frame.label);
  const shows = src === "" ? table : (fileOf(src, document.baseURI)?.name ?? src);
  useEffect(() => {
    if (label !== "") return undefined;
    const claimed = claimLabel(`${words.frame.label}: ${shows}`);
    setOwn(claimed);
    return () => {
      releaseLabel(claimed);
    };
  }, [label, shows]);
  return label || own;
}
