import words from "virtual:words/checkoutDemo";
import { useEffect, useRef, useState } from "react";
import { showCents } from "#live/checkout/shop/amounts.ts";
import { put } from "#lib/text/put.ts";
import { tellsBlock, tellsDiscount } from "./sentences.ts";
import { type Situation, useSituation } from "./walk-context.ts";

/** How long nothing is said after a change, so that typing is not interrupted at every letter. */
const pause = 500;

/** The total and what the rules do to it, in a sentence or two. */
export function told({ walk, verdict, sums }: Situation): string {
  const total = put(words.did.total, { total: showCents(sums.total) });
  if (walk.paid) return total;
  const by = verdict.discount.by;
  const when = by === null ? null : (verdict.rules[by]?.when ?? null);
  return [total, tellsDiscount(verdict.discount, when, sums.discount), tellsBlock(verdict)]
    .join(" ")
    .trim();
}

/** Says what has changed, to those who do not see it. Silent until something has. */
export function Announcer() {
  const sentence = told(useSituation());
  const [said, setSaid] = useState("");
  const last = useRef(sentence);
  useEffect(() => {
    if (last.current === sentence) return undefined;
    const timer = setTimeout(() => {
      last.current = sentence;
      setSaid(sentence);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [sentence]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
