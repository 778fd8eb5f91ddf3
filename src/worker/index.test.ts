/** The worker as the browser drives it: what is there when it has been installed, and when a page is opened. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cacheStorage } from "./caches.fixture.ts";

const origin = "https://shop.example";
const network = vi.fn<(path: string) => Response>();
let storage: ReturnType<typeof cacheStorage>;

const answer = (text: string, type: string, status = 200) =>
  Object.defineProperty(new Response(text, { status, headers: { "Content-Type": type } }), "type", {
    value: "basic",
  });
/** Every page of a build, and the sheet that is named after it. */
const built = (build: string) => (path: string) =>
  path.endsWith("/")
    ? answer(`<link rel=stylesheet href=/_astro/${build}.css>${build} ${path}`, "text/html")
    : answer("a{}", "text/css");

beforeEach(() => {
  storage = cacheStorage();
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("location", new URL(origin));
  vi.stubGlobal("fetch", (asked: string | Request) =>
    Promise.resolve().then(() =>
      network(new URL(typeof asked === "string" ? asked : asked.url, origin).pathname),
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const offline = () => {
  throw new TypeError("offline");
};

/** A worker of a build, with what the browser tells it; each is done when all is done that it waits for. */
async function worker(build: string) {
  type Listener = (event: object) => void;
  const listeners: Record<string, Listener> = {};
  vi.stubGlobal("buildName", build);
  vi.stubGlobal("self", {
    registration: {},
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = listener;
    },
  });
  vi.resetModules();
  await import("./index.ts");
  const tell = async (type: string, more: object = {}) => {
    vi.stubGlobal("buildName", build);
    const held: unknown[] = [];
    const waitUntil = (work: unknown) => held.push(work);
    listeners[type]?.({ waitUntil, ...more });
    // Waiting for one may bring another.
    for (const work of held) await work;
  };
  return {
    install: () => tell("install"),
    activate: () => tell("activate"),
    open: async (path: string) => {
      const request = {
        ...{ method: "GET", mode: "navigate", destination: "document", headers: new Headers() },
        url: origin + path,
      };
      let shown: Promise<Response> | undefined;
      const respondWith = (with_: Promise<Response>) => (shown = with_);
      await tell("fetch", { request, respondWith }).catch(() => undefined);
      return (await shown)?.text();
    },
  };
}

const saveData = () => vi.stubGlobal("navigator", { connection: { saveData: true } });

it.each([
  [
    "is answered with an error",
    (path: string) => path === "/offline/" && answer("", "text/html", 503),
  ],
  ["is no page", (path: string) => path === "/offline/" && answer("{}", "application/json")],
  ["lacks its sheet", (path: string) => path.endsWith(".css") && answer("", "text/html", 503)],
  ["lacks its sheet, for the line broke off", (path: string) => path.endsWith(".css") && offline()],
])("is not installed where the offline page %s, and the old one goes on", async (_, fault) => {
  network.mockImplementation(built("b1"));
  const old = await worker("b1");
  await old.install();
  network.mockImplementation((path) => fault(path) || built("b2")(path));
  await expect((await worker("b2")).install()).rejects.toThrow();
  network.mockImplementation(offline);
  expect(await old.open("/pricing/")).toContain("b1 /offline/");
  expect(await storage.keys()).toEqual(["pages b1 /offline/"]);
});

it("brings the offline page with all it needs, and only then the old copy goes", async () => {
  network.mockImplementation(built("b1"));
  await (await worker("b1")).install();
  network.mockImplementation(built("b2"));
  const next = await worker("b2");
  await next.install();
  await next.activate();
  expect(await storage.keys()).toEqual(["pages b2 /offline/"]);
  expect(storage.pathsIn("pages b2 /offline/")).toEqual(["/_astro/b2.css", "/offline/"]);
});

it("leaves those who save data the old copy", async () => {
  network.mockImplementation(built("b1"));
  await (await worker("b1")).install();
  saveData();
  network.mockImplementation(built("b2"));
  const next = await worker("b2");
  await next.install();
  await next.activate();
  network.mockImplementation(offline);
  expect(await next.open("/pricing/")).toContain("b1 /offline/");
});

it("keeps its offline page though the page itself is visited while the worker waits", async () => {
  network.mockImplementation(built("b1"));
  const old = await worker("b1");
  await old.install();
  network.mockImplementation(built("b2"));
  const next = await worker("b2");
  await next.install();
  expect(await old.open("/offline/")).toContain("b2 /offline/");
  await next.activate();
  network.mockImplementation(offline);
  expect(await next.open("/pricing/")).toContain("b2 /offline/");
});

it("shows what was seen at an address without its slash, and the offline page in a file's place", async () => {
  network.mockImplementation(built("b1"));
  const one = await worker("b1");
  await one.install();
  await one.open("/about/");
  network.mockImplementation(offline);
  for (const path of ["/about/", "/about", "/about?x=1"])
    expect(await one.open(path)).toContain("b1 /about/");
  for (const path of [
    "/pricing/",
    "/pricing",
    "/index.html",
    "/blog/x.md",
    "/terms.zip",
    "/rss.xml",
  ])
    expect(await one.open(path)).toContain("b1 /offline/");
});
