// @vitest-environment jsdom
import { act, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type HeldEvent, replay } from "./replay.ts";

/** Controlled fields of every kind, and buttons. */
function Form() {
  const [shop, setShop] = useState("");
  const [size, setSize] = useState("small");
  const [terms, setTerms] = useState(false);
  const [way, setWay] = useState("mail");
  const [files, setFiles] = useState(0);
  const [log, setLog] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const add = (what: string) => {
    setLog((all) => `${all} ${what}`);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add("sent");
      }}
    >
      <input name="shop" value={shop} onChange={({ target }) => setShop(target.value)} />
      <input name="rate" type="range" onChange={() => add("rate")} />
      <textarea name="note" defaultValue="Hello" onChange={() => add("note")} />
      <select name="size" value={size} onChange={({ target }) => setSize(target.value)}>
        <option>small</option>
        <option>large</option>
      </select>
      <input
        name="terms"
        type="checkbox"
        checked={terms}
        onChange={({ target }) => setTerms(target.checked)}
      />
      {["mail", "phone"].map((each) => (
        <input
          key={each}
          name="way"
          type="radio"
          value={each}
          checked={way === each}
          onChange={() => setWay(each)}
        />
      ))}
      <input name="file" type="file" onChange={() => setFiles((count) => count + 1)} />
      <button type="button" name="plain" disabled={isBusy} onClick={() => add("click")} />
      <button
        type="button"
        name="work"
        disabled={isBusy}
        onClick={() => {
          add("work");
          setIsBusy(true);
          setTimeout(() => setIsBusy(false), 20);
        }}
      />
      <button name="go" onClick={() => add("go")} />
      <button name="stop" onClick={(event) => event.preventDefault()} />
      <div role="button" tabIndex={0} onKeyDown={({ key }) => add(key)} />
      <output>{`${shop} ${size} ${String(terms)} ${way} ${files} ${log.trim()}`}</output>
    </form>
  );
}

let island: HTMLElement;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  island = document.createElement("div");
  island.innerHTML = renderToString(<Form />);
  document.body.append(island);
});
afterEach(() => {
  island.remove();
});

const named = <E extends Element = HTMLInputElement>(name: string, value = "") =>
  island.querySelector<E>(`[name=${name}]${value && `[value=${value}]`}`) as E;
const held = (target: Element, event: Event): HeldEvent => {
  let path: EventTarget[] = [];
  target.addEventListener(event.type, () => (path = event.composedPath()), { once: true });
  target.dispatchEvent(event);
  return { event, path, control: target, typed: null };
};
const click = (name: string) =>
  held(named(name), new MouseEvent("click", { bubbles: true, cancelable: true }));
const submit = (name: string) => {
  const submitter = named<HTMLButtonElement>(name);
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter });
  return { ...held(submitter.form as HTMLFormElement, event), control: submitter };
};

/** Hydrates it and replays what was done, as the directive does. @returns what the component knows */
async function live(...events: readonly HeldEvent[]): Promise<string | null | undefined> {
  await act(async () => {
    hydrateRoot(island, <Form />);
    await replay(island, events);
  });
  return island.querySelector("output")?.textContent;
}

it("reports the content of each field once", async () => {
  named("shop").value = "Tea";
  named("rate").value = "70";
  named("size").value = "large";
  named("terms").checked = true;
  named("way", "phone").checked = true;
  named<HTMLTextAreaElement>("note").value = "Bring tea";
  expect(await live()).toBe("Tea large true phone 0 rate note");
  expect([named("rate").value, named<HTMLTextAreaElement>("note").value]).toEqual([
    "70",
    "Bring tea",
  ]);
  expect(named("way", "phone").checked).toBe(true);
});

it("replays clicks, keys and a submit in order, the submit once, with its button", async () => {
  const key = held(
    island.querySelector("[role=button]") as Element,
    new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }),
  );
  const events = [click("plain"), click("plain"), key, click("go"), submit("go"), submit("go")];
  expect(await live(...events)).toBe(" small false mail 0 click click ArrowDown go sent");
});

it("sends a click to the nearest remaining ancestor of the pressed element", async () => {
  const gone = document.createElement("i");
  const event = click("plain");
  expect(await live({ ...event, path: [gone, ...event.path] })).toContain("click");
});

it("clicks a control that an earlier press disabled once it is enabled again", async () => {
  const events = [click("work"), click("plain")];
  // Within `act`, nothing that is set later would show before the replay ends.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  hydrateRoot(island, <Form />);
  await replay(island, events);
  await expect.poll(() => island.querySelector("output")?.textContent).toMatch(/ click$/);
});

it("drops a second press of a control that the first one disabled", async () => {
  const events = [click("work"), click("work"), click("plain")];
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  hydrateRoot(island, <Form />);
  await replay(island, events);
  await expect.poll(() => island.querySelector("output")?.textContent).toMatch(/ click$/);
  expect(island.querySelector("output")?.textContent.match(/work/g)).toHaveLength(1);
});

it("submits what the field held then, each text once, and restores what was typed since", async () => {
  const field = named("shop");
  const asked = (value: string) => ({ ...submit("go"), typed: { field, value } });
  field.value = "half";
  const events = [asked("Tea"), asked("Tea"), asked("Rice")];
  const texts: string[] = [];
  island.addEventListener("submit", () => texts.push(field.value), true);
  expect(await live(...events)).toContain("half");
  expect(texts).toEqual(["Tea", "Rice"]);
  expect(field.value).toBe("half");
});
