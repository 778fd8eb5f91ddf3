/**
 * A switch for each optional item, and what this browser stores now (/data-privacy-opt-out/). Without script, nothing
 * is stored, and there is nothing to switch. The server's markup is that of a browser that stores nothing.
 */
import words from "virtual:words/privacyChoices";
import { useEffect, useState } from "react";
import { useWindowEvent } from "#live/shared/use-window-event.ts";
import { browserStore } from "#live/forms/store.ts";
import { forgetRefused } from "#script/visit.ts";
import { livePart } from "#live/LivePart.tsx";
import { storeItem } from "#lib/storage.ts";
import { Checkbox } from "#ui/Field.tsx";
import {
  type BrowserData,
  type Item,
  leadsInWords,
  readBrowserData,
  removeItem,
} from "./browser-data.ts";
import { StoredList } from "./StoredList.tsx";
import { isOptedOut, optionalFeatures, type Optional, sendsPrivacyControl } from "#lib/opt-outs.ts";

const switches = words.switches.filter(({ id }) => id !== "vitals" || vitalsTo !== null);
const heading = "text-[calc((var(--text-title)+var(--text-heading))/2)]/[1.15] text-balance";

interface State {
  readonly refused: readonly Optional[];
  /** Whether the browser sends Global Privacy Control. */
  readonly isControlled: boolean;
  readonly data: BrowserData;
}
const nothing: State = {
  refused: [],
  isControlled: false,
  data: { values: new Map(), others: [] },
};

const waitingLeads =
  leadsEndpoint === "" ? undefined : async () => leadsInWords(await browserStore.all(), words.list);

/** The state of this browser, read again whenever something may have changed it. */
function useBrowserState() {
  const [state, setState] = useState(nothing);
  const read = async () => {
    forgetRefused();
    const data = await readBrowserData(waitingLeads);
    setState({
      refused: optionalFeatures.filter(isOptedOut),
      isControlled: sendsPrivacyControl(),
      data,
    });
  };
  useEffect(() => void read(), []);
  // Another tab, the back/forward cache, and changes by this page itself, such as the theme.
  useWindowEvent("storage", () => void read());
  useWindowEvent("pageshow", () => void read());
  useWindowEvent("change", () => void read());
  return { ...state, read };
}

function Choices() {
  const { refused, isControlled, data, read } = useBrowserState();
  const [said, setSaid] = useState("");
  const choose = (id: Optional, isOn: boolean) => {
    const others = refused.filter((each) => each !== id);
    storeItem("localStorage", "refused", (isOn ? others : [...others, id]).join(" "));
    setSaid(words.saved);
    void read();
  };
  const remove = async (items: readonly Item[], message: string) => {
    await Promise.all(items.map(removeItem));
    // Everything that follows other tabs follows this too: the list, the switches, the theme.
    dispatchEvent(new Event("storage"));
    setSaid(message);
  };
  return (
    <div data-choices className="mb-14 grid max-w-184 grid-cols-1 gap-10">
      <p className="hidden noscript:block">{words.noScript}</p>
      <section
        aria-labelledby="switches"
        className="rounded-large bg-raised px-5 py-6 noscript:hidden"
      >
        <h2 id="switches" className={`${heading} mb-4`}>
          {words.title}
        </h2>
        {switches.map(({ id, label, text }) => (
          <div key={id}>
            <Checkbox
              id={`choice-${id}`}
              label={label}
              role="switch"
              aria-describedby={`about-${id}`}
              checked={!refused.includes(id)}
              disabled={isControlled}
              onChange={({ target }) => {
                choose(id, target.checked);
              }}
              className="font-bold"
            />
            <p id={`about-${id}`} className="mt-1 ps-9 text-small/body text-ink-muted">
              {text}
            </p>
          </div>
        ))}
        <p
          data-control=""
          className="mt-5 min-h-16 border-t border-line pt-4 text-small/body text-ink-muted"
        >
          {isControlled ? words.control.on : words.control.off}
        </p>
      </section>
      <StoredList data={data} remove={remove} />
      <p role="status" data-choices-said className="min-h-lh font-medium text-moss noscript:hidden">
        {said}
      </p>
    </div>
  );
}

export const PrivacyChoices = livePart(Choices);
