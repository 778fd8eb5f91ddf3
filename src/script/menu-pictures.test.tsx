// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { until } from "#tests/support/patience.ts";
import { drawPicture } from "./menu-pictures.ts";

// tests/browser/header.test.ts opens panels by hover and touch.
const requests = new Map<string, PromiseWithResolvers<{ ok: boolean }>>();

beforeEach(() => {
  requests.clear();
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <a data-picture="/first.svg">First</a>
      <a data-picture="/second.svg">Second</a>
      <div data-pictures="/panel.svg" data-drawing="drawing">
        <svg>
          <use />
        </svg>
      </div>
    </>,
  );
  vi.stubGlobal("fetch", (address: string) => {
    const request = Promise.withResolvers<{ ok: boolean }>();
    requests.set(address, request);
    return request.promise;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const point = (words: string) => {
  const link = [...document.querySelectorAll("a")].find((each) => each.textContent === words);
  drawPicture(document.body, link ?? null);
};
const shown = () => [...document.querySelectorAll("use")].at(-1)?.getAttribute("href") ?? null;

it("shows the picture of the last link, though the request for another fails meanwhile", async () => {
  point("First");
  point("Second");
  requests.get("/first.svg")?.reject(new TypeError("Failed to fetch"));
  await Promise.resolve();
  requests.get("/second.svg")?.resolve({ ok: true });
  await until(() => {
    expect(shown()).toBe("/second.svg#drawing");
  });
});

it("asks again at the next opening for a picture that did not arrive", async () => {
  drawPicture(document.body, null);
  requests.get("/panel.svg")?.reject(new TypeError("Failed to fetch"));
  await until(() => {
    expect(
      document.querySelector<HTMLElement>("[data-pictures]")?.dataset["shown"],
    ).toBeUndefined();
  });
  drawPicture(document.body, null);
  requests.get("/panel.svg")?.resolve({ ok: true });
  await until(() => {
    expect(shown()).toBe("/panel.svg#drawing");
  });
});
