// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { SearchDialog } from "#sections/search/SearchDialog.tsx";
import { words } from "#sections/search/words.fixture.ts";
import { serveIndex } from "./index.fixture.ts";

vi.mock("virtual:words/search", async () => ({
  default: (await import("#sections/search/words.fixture.ts")).words,
}));

let begin: (dialog: HTMLDialogElement) => void;
let fetched: MockInstance<typeof fetch>;

/** Opens the dialog with a fresh copy of the module, which has no index yet. */
async function openDialog(typed = "") {
  vi.resetModules();
  ({ dialogOpened: begin } = await import("./search-box.ts"));
  document.body.innerHTML = renderToStaticMarkup(<SearchDialog words={words} />);
  dialog().open = true;
  input().value = typed;
  begin(dialog());
}
const breakLine = () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  return openDialog();
};

beforeEach(() => {
  fetched = serveIndex();
  return openDialog();
});

const dialog = () => document.querySelector<HTMLDialogElement>("#search") as HTMLDialogElement;
const input = () => screen.getByRole<HTMLInputElement>("searchbox", { hidden: true });
const status = () => screen.getByRole("status", { hidden: true }).textContent;
const links = () => [...document.querySelectorAll<HTMLAnchorElement>(".search-hit")];
const button = (name: string) => screen.getByText(name, { selector: "button" });
const type = (text: string) => fireEvent.input(input(), { target: { value: text } });
const says = (text: string) =>
  vi.waitFor(() => {
    expect(status()).toBe(text);
  });

describe("results", () => {
  it("appear as words are typed, with kind, date, section and marks", async () => {
    type("failed payments");
    await says("1 result");
    const [link] = links();
    expect(link?.getAttribute("href")).toBe("/blog/how-dunning-can-help/#figures");
    expect(link?.textContent).toBe(
      "How dunning can help Failed payments in figures Recover failed payments. Article · Mar 7, 2023",
    );
    expect([...(link?.querySelectorAll("mark") ?? [])].map((mark) => mark.textContent)).toEqual([
      ...["Failed", "payments", "failed", "payments"],
    ]);
  });

  it("say which words were searched for instead", async () => {
    type("dunnign");
    await says("Showing results for dunning. 3 results");
    expect(links()).toHaveLength(3);
  });

  it("are at most eight; the link to all carries the words", async () => {
    type("plenty");
    await says("12 results");
    expect(links()).toHaveLength(8);
    expect(screen.getByText("All results").getAttribute("href")).toBe("/search/?q=plenty");
  });

  it("include words typed before the script loaded", async () => {
    await openDialog("plenty");
    await says("12 results");
  });

  it("are empty without words", async () => {
    type("plenty");
    await says("12 results");
    type("  ");
    await says("Type a word.");
    expect(links()).toEqual([]);
  });
});

describe("if nothing is found", () => {
  it("it says so", async () => {
    type("xylophone");
    await says("Nothing for “xylophone”");
    expect(screen.getByText("Try others.")).toBeDefined();
  });

  it("it suggests a correction, and searches for it on a press", async () => {
    type("dnunnig");
    await says("Nothing for “dnunnig”");
    fireEvent.click(button("dunning"));
    await says("3 results");
    expect([input().value, document.activeElement]).toEqual(["dunning", input()]);
  });
});

describe("if the search does not load", () => {
  it.each([
    [true, "It did not come."],
    [false, "You are offline."],
  ])("it says why, keeps the words and tries again; online: %s", async (isOnline, sentence) => {
    await breakLine();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    type("plenty");
    await says(sentence);
    expect(input().value).toBe("plenty");
    fetched = serveIndex();
    fireEvent.click(button("Try again"));
    await says("12 results");
  });

  it("it tries again by itself when the connection is back", async () => {
    await breakLine();
    type("plenty");
    await says("It did not come.");
    serveIndex();
    fireEvent(window, new Event("online"));
    await says("12 results");
  });
});

describe("keys", () => {
  beforeEach(async () => {
    type("dunning");
    await says("3 results");
    input().focus();
  });
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return links().findIndex((link) => link === document.activeElement);
  };

  it("move through the results and back to the field", () => {
    expect(["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"].map(press)).toEqual([
      ...[0, 1, 2, 2, 1],
    ]);
    expect(["Home", "End", "Home"].map(press)).toEqual([0, 2, 0]);
    press("ArrowUp");
    expect(document.activeElement).toBe(input());
    press("ArrowUp");
    expect(document.activeElement).toBe(input());
  });

  it("type letters into the field, even on a result", () => {
    press("ArrowDown");
    press("x");
    expect(document.activeElement).toBe(input());
  });

  it("leave Enter and Tab to the browser", () => {
    press("ArrowDown");
    for (const key of ["Enter", "Tab", " "]) expect(press(key)).toBe(0);
  });

  it("clear the field with Escape first, and then close the dialog", async () => {
    press("ArrowDown");
    expect(fireEvent.keyDown(links()[0] ?? input(), { key: "Escape" })).toBe(false);
    expect([input().value, document.activeElement]).toEqual(["", input()]);
    await says("Type a word.");
    expect(fireEvent.keyDown(input(), { key: "Escape" })).toBe(true);
  });
});

it("a press outside the dialog closes it, one inside does not", () => {
  const close = vi.fn();
  dialog().close = close;
  vi.spyOn(dialog(), "getBoundingClientRect").mockReturnValue(new DOMRect(10, 10, 100, 100));
  fireEvent.click(dialog(), { clientX: 50, clientY: 50 });
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(dialog(), { clientX: 5, clientY: 50 });
  expect(close).toHaveBeenCalledOnce();
});

it("fetches the index once", async () => {
  type("dunning");
  await says("3 results");
  type("dunnign");
  await says("Showing results for dunning. 3 results");
  expect(fetched).toHaveBeenCalledOnce();
});
