import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nameOf } from "./names.ts";
import { answerFile, answerPage, inTime, patience } from "./answer.ts";
import { cacheStorage } from "./caches.fixture.ts";
import { keepPage } from "./keep.ts";
import type { Fetching } from "./scope.ts";

const copy = new Response("copy");
const never = new Promise<Response>(() => undefined);
const none = () => Promise.resolve(undefined);
const network = vi.fn<() => Promise<Response>>();
let storage: ReturnType<typeof cacheStorage>;

beforeEach(() => {
  storage = cacheStorage();
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("fetch", network);
  network.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("inTime", () => {
  it("is the network's answer where it comes", async () => {
    const answer = new Response("network");
    expect(await inTime(Promise.resolve(answer), () => Promise.resolve(copy))).toBe(answer);
  });

  it("is the copy where the network fails, or nothing", async () => {
    const failed = () => Promise.reject<Response>(new TypeError("offline"));
    expect(await inTime(failed(), () => Promise.resolve(copy))).toBe(copy);
    expect(await inTime(failed(), none)).toBe(undefined);
    expect(await inTime(failed(), () => Promise.reject(new Error("blocked")))).toBe(undefined);
  });

  it("is the copy after a while, where the line is up and brings nothing", async () => {
    vi.useFakeTimers();
    const done = vi.fn();
    void inTime(never, () => Promise.resolve(copy)).then(done);
    await vi.advanceTimersByTimeAsync(patience - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledWith(copy);
  });

  it("waits on where there is no copy", async () => {
    vi.useFakeTimers();
    const done = vi.fn();
    void inTime(never, none).then(done);
    await vi.advanceTimersByTimeAsync(10 * patience);
    expect(done).not.toHaveBeenCalled();
  });
});

const html = (text: string) =>
  Object.defineProperty(new Response(text, { headers: { "Content-Type": "text/html" } }), "type", {
    value: "basic",
  });

/** A request that came to the worker, and all that it holds the worker for. */
function fetching(path: string, preloadResponse?: Promise<Response | undefined>) {
  const held: Promise<unknown>[] = [];
  const event = {
    request: { url: `https://shop.example${path}` },
    ...(preloadResponse && { preloadResponse }),
    waitUntil: (work: Promise<unknown>) => held.push(work),
  };
  return { event: event as unknown as Fetching, done: () => Promise.all(held) };
}

describe("a page", () => {
  it("comes from the network and is kept; what the browser asked for ahead is used", async () => {
    const { event, done } = fetching("/tables/?x=1", Promise.resolve(html("new")));
    expect(await (await answerPage(event, "b1")).text()).toBe("new");
    await done();
    expect(network).not.toHaveBeenCalled();
    expect(await storage.keys()).toEqual([nameOf("b1", "/tables/")]);
  });

  it("that is not there is passed on as it is, and not kept", async () => {
    network.mockResolvedValue(new Response("no", { status: 404 }));
    const { event, done } = fetching("/nowhere/");
    expect((await answerPage(event, "b1")).status).toBe(404);
    await done();
    expect(await storage.keys()).toEqual([]);
  });

  it("without a line is the one that was seen, else the offline page, else the network's failure", async () => {
    network.mockRejectedValue(new TypeError("offline"));
    await expect(answerPage(fetching("/tables/").event, "b1")).rejects.toThrow("offline");
    await keepPage("b1", "/offline/", html("sorry"));
    expect(await (await answerPage(fetching("/tables/").event, "b1")).text()).toBe("sorry");
    await keepPage("b1", "/tables/", html("seen"));
    expect(await (await answerPage(fetching("/tables/?y=2").event, "b1")).text()).toBe("seen");
  });
});

describe("without a line", () => {
  beforeEach(async () => {
    network.mockResolvedValue(new Response("a { color: red }"));
    await keepPage("b1", "/offline/", html("sorry"));
    await keepPage("b1", "/about/", html("about"));
    await keepPage("b1", "/", html("home"));
    network.mockRejectedValue(new TypeError("offline"));
  });

  it.each([
    ["/about", "about"],
    ["/about?utm_source=letter", "about"],
    ["/index.html", "home"],
    ["/about/index.html", "about"],
    ["/pricing", "sorry"],
    ["/blog/x.md", "sorry"],
    ["/downloads/terms.zip", "sorry"],
    ["/sitemap.xml", "sorry"],
    ["/embed/chart/", "sorry"],
  ])("%s shows: %s", async (path, text) => {
    expect(await (await answerPage(fetching(path).event, "b1")).text()).toBe(text);
  });
});

it.each(["/about", "/embed/chart/", "/offline/", "/notes.html"])(
  "%s is not kept when it is visited",
  async (path) => {
    const { event, done } = fetching(path, Promise.resolve(html("seen")));
    expect(await (await answerPage(event, "b1")).text()).toBe("seen");
    await done();
    expect(await storage.keys()).toEqual([]);
  },
);

describe("a file", () => {
  const path = "/_astro/a.1.css";
  const keep = async () => {
    await (await storage.open("pages b1 /x/")).put(path, new Response("kept"));
  };

  it("is the network's, though it is kept", async () => {
    await keep();
    network.mockResolvedValue(new Response("fresh"));
    expect(await (await answerFile(fetching(path).event)).text()).toBe("fresh");
  });

  it.each([
    ["gone", () => Promise.resolve(new Response("", { status: 404 }))],
    ["out of reach", () => Promise.reject<Response>(new TypeError("offline"))],
  ])("that is %s is the one that a page has used", async (_, answer) => {
    await keep();
    network.mockImplementation(answer);
    expect(await (await answerFile(fetching(path).event)).text()).toBe("kept");
  });

  it("that nobody has is what the network says of it", async () => {
    network.mockResolvedValue(new Response("", { status: 404 }));
    expect((await answerFile(fetching(path).event)).status).toBe(404);
    network.mockRejectedValue(new TypeError("offline"));
    await expect(answerFile(fetching(path).event)).rejects.toThrow("offline");
  });
});
