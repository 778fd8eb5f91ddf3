// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { PrivacyChoices } from "#sections/legal/choices/PrivacyChoices.tsx";
import { blockStorage, start } from "#script/start.fixture.ts";
import { storedList } from "./stored-list.ts";
import { switches } from "./switches.ts";

const all = shipped("privacyChoices");
/** As on a site that measures nothing. */
const words = { ...all, switches: all.switches.filter(({ id }) => id === "campaign") };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = renderToStaticMarkup(<PrivacyChoices words={words} hasChat={false} />);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.cookie = "session=; Max-Age=0; Path=/";
});

/** Starts the page's script as src/script/privacy/index.ts does, and waits until the list is filled. */
async function open(): Promise<void> {
  start(() => {
    const list = storedList();
    switches(list.show);
  });
  await settled();
}

/** What the script does after a press takes a few turns. */
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

const control = (value: boolean) => {
  vi.stubGlobal("navigator", { globalPrivacyControl: value });
};
const input = () => screen.getByRole<HTMLInputElement>("switch");
const status = () => screen.getByRole("status").textContent;
const row = (item: string) => {
  const found = document.querySelector<HTMLElement>(`tbody tr[data-item="${item}"]`);
  if (!found) throw new Error(`no row for ${item}`);
  return found;
};
const value = (item: string) => row(item).querySelector("[data-value]")?.textContent;
const isThere = (item: string) => row(item).hasAttribute("data-there");
const press = async (button: Element | null | undefined) => {
  if (!button) throw new Error("no button");
  fireEvent.click(button);
  await settled();
};
const remove = (item: string) => press(row(item).querySelector("[data-remove]"));
const others = () =>
  [...document.querySelectorAll<HTMLElement>("tbody tr[data-other]")].map(
    ({ dataset }) => `${String(dataset["area"])} ${String(dataset["item"])}`,
  );

describe("a switch", () => {
  it("is on where nothing is refused", async () => {
    await open();
    expect([input().checked, input().disabled]).toEqual([true, false]);
    expect(localStorage).toHaveLength(0);
    expect(status()).toBe("");
  });

  it("is off where it was refused", async () => {
    localStorage.setItem("refused", "campaign");
    await open();
    expect(input().checked).toBe(false);
  });

  it("switched off keeps the refusal, removes what was kept and says so", async () => {
    sessionStorage.setItem("campaign", "utm_source=x");
    sessionStorage.setItem("arrival", "/x/\n");
    await open();
    expect(value("campaign")).toBe("utm_source=x");
    await press(input());
    expect(sessionStorage.getItem("arrival")).toBeNull();
    expect(localStorage.getItem("refused")).toBe("campaign");
    expect(sessionStorage.getItem("campaign")).toBeNull();
    expect([value("campaign"), isThere("campaign")]).toEqual([words.list.nothing, false]);
    expect([value("refused"), isThere("refused")]).toEqual(["campaign", true]);
    expect(status()).toBe(words.saved);
  });

  it("switched on again keeps nothing", async () => {
    localStorage.setItem("refused", "campaign");
    await open();
    await press(input());
    expect(input().checked).toBe(true);
    expect(localStorage).toHaveLength(0);
    expect(isThere("refused")).toBe(false);
  });

  it("removes at once what another page kept although it is refused", async () => {
    localStorage.setItem("refused", "campaign");
    sessionStorage.setItem("campaign", "utm_source=x");
    await open();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(["storage", "pageshow"])("follows what was chosen elsewhere (%s)", async (event) => {
    await open();
    localStorage.setItem("refused", "campaign");
    window.dispatchEvent(new Event(event));
    await settled();
    expect([input().checked, isThere("refused")]).toEqual([false, true]);
  });

  it("is on again when the refusal is deleted from the list", async () => {
    localStorage.setItem("refused", "campaign");
    await open();
    await remove("refused");
    expect([input().checked, localStorage.length]).toEqual([true, 0]);
  });

  it("serves this page where storage is blocked, and breaks nothing", async () => {
    blockStorage();
    await open();
    expect(input().checked).toBe(true);
    await press(input());
    expect(others()).toEqual([]);
  });
});

describe("Global Privacy Control", () => {
  it("switches off, cannot be turned, and says why", async () => {
    sessionStorage.setItem("campaign", "utm_source=x");
    control(true);
    await open();
    expect([input().checked, input().disabled]).toEqual([false, true]);
    expect(document.querySelector("[data-control]")?.textContent).toBe(words.control.on);
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });

  it("that is off leaves the choice, and its words", async () => {
    control(false);
    await open();
    expect([input().checked, input().disabled]).toEqual([true, false]);
    expect(document.querySelector("[data-control]")?.textContent).toBe(words.control.off);
  });
});

describe("the list", () => {
  it("shows what is there, by what it is", async () => {
    localStorage.setItem("theme", "dark");
    sessionStorage.setItem("reloaded", "/x/");
    await open();
    const shown = ["theme", "slash", "refused", "campaign", "reloaded"].map((item) => [
      isThere(item),
      value(item),
    ]);
    const { nothing } = words.list;
    expect(shown).toEqual([
      [true, "dark"],
      [false, nothing],
      [false, nothing],
      [false, nothing],
      [true, "/x/"],
    ]);
  });

  it("takes no heed of a name of ours in another place, but shows it", async () => {
    sessionStorage.setItem("theme", "dark");
    await open();
    expect(isThere("theme")).toBe(false);
    expect(others()).toEqual(["sessionStorage theme"]);
  });

  it("has rows for what is none of ours, as text and not as markup", async () => {
    localStorage.setItem("<img src=x>", "1");
    document.cookie = "session=1; Path=/";
    await open();
    expect(others()).toEqual(["localStorage <img src=x>", "cookie session"]);
    expect(document.querySelector("tbody img")).toBeNull();
    const [first] = document.querySelectorAll("tr[data-other]");
    expect(first?.querySelector("th > span")?.textContent).toBe("localStorage: <img src=x>");
    expect(first?.querySelector("strong")?.textContent).toBe(words.list.other);
    expect(first?.hasAttribute("data-there")).toBe(true);
  });

  it("deletes one thing, and tells", async () => {
    localStorage.setItem("theme", "dark");
    localStorage.setItem("visitor", "1");
    await open();
    await remove("theme");
    expect(Object.keys(localStorage)).toEqual(["visitor"]);
    expect([isThere("theme"), value("theme"), status()]).toEqual([
      false,
      words.list.nothing,
      words.list.removed,
    ]);
    await remove("visitor");
    expect([localStorage.length, others()]).toEqual([0, []]);
  });

  it("deletes everything, ours and others", async () => {
    localStorage.setItem("theme", "dark");
    localStorage.setItem("visitor", "1");
    sessionStorage.setItem("step", "2");
    document.cookie = "session=1; Path=/";
    await open();
    expect(others()).toHaveLength(3);
    await press(screen.getByRole("button", { name: words.list.removeAll }));
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ""]);
    expect([others(), status()]).toEqual([[], words.list.removedAll]);
    expect(document.querySelector("tr[data-there]")).toBeNull();
  });

  it("tells the page as another tab would, so that all that shows a choice follows", async () => {
    localStorage.setItem("theme", "dark");
    await open();
    const told = vi.fn();
    start(() => {
      addEventListener("storage", told);
    });
    await remove("theme");
    expect(told).toHaveBeenCalledOnce();
  });

  it("shows each thing once, however fast it is asked", async () => {
    localStorage.setItem("visitor", "1");
    await open();
    for (let i = 0; i < 5; i++) window.dispatchEvent(new Event("storage"));
    await settled();
    expect(others()).toEqual(["localStorage visitor"]);
  });

  it("follows what is stored while the page is open", async () => {
    await open();
    const theme = document.body.appendChild(document.createElement("input"));
    document.addEventListener(
      "change",
      () => {
        localStorage.setItem("theme", "dark");
      },
      { once: true },
    );
    fireEvent.change(theme, { target: { value: "dark" } });
    await settled();
    expect(value("theme")).toBe("dark");
  });

  it("hears no press elsewhere", async () => {
    localStorage.setItem("theme", "dark");
    await open();
    await press(row("theme"));
    await press(document.body);
    expect([localStorage.getItem("theme"), status()]).toEqual(["dark", ""]);
  });
});
