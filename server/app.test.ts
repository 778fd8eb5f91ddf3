/** Addresses: canonical ones, redirects, rejected ones, and that nothing outside the site is reachable. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "#tests/support/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    "index.html": "<h1>Home</h1>",
    "about/index.html": "<h1>About</h1>",
    "blog/index.html": "<h1>Blog</h1>",
    "blog/404.html": "<h1>No such article</h1>",
    "embed/chart/index.html": "<h1>Chart</h1>",
    "grüße/index.html": "<h1>Hello</h1>",
    "404.html": "<h1>Nothing here</h1>",
    "404.html.br": "<h1>Nothing here</h1>",
    "robots.txt": "User-agent: *",
    "embed/table.js": "1",
    "embed/files/worker.1a2b3c4d.js": "1",
    "_astro/text.woff2": "font",
    "_astro/later.js": "1",
    "picture.svg": "<svg/>",
    ".env": "hidden",
    ".well-known/security.txt": "Contact: us",
  });
});
afterAll(() => server.stop());

describe("canonical addresses", () => {
  it.each([
    ["/", "Home"],
    ["/about/", "About"],
    ["/about/?utm_source=x", "About"],
    ["/gr%C3%BC%C3%9Fe/", "Hello"],
  ])("answers %s", async (path, heading) => {
    const { status, body } = await server.get(path);
    expect(status).toBe(200);
    expect(body.toString()).toContain(heading);
  });

  it.each([
    ["/about", "/about/"],
    ["/about?a=1&b=%20c", "/about/?a=1&b=%20c"],
    ["/about/index.html?x", "/about/?x"],
    ["/gr%C3%BC%C3%9Fe", "/gr%C3%BC%C3%9Fe/"],
    ["/about-us/", "/about/"],
    ["/about-us/?ref=mail", "/about/?ref=mail"],
    ["/embed/chart", "/embed/chart/"],
  ])("redirects %s to %s permanently in one step", async (path, location) => {
    const redirect = await server.get(path);
    expect(redirect.status).toBe(301);
    expect(redirect.headers.location).toBe(location);
    expect((await server.get(location)).status).toBe(200);
  });

  it("accepts an address in absolute form, as proxies send it", async () => {
    expect((await server.get("http://shop.example/about/")).status).toBe(200);
  });
});

describe("missing pages", () => {
  it("answers with the error page and its status, and is not cached", async () => {
    const { status, headers, body } = await server.get("/nothing/");
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body.toString()).toContain("Nothing here");
  });

  it("sends the error page compressed to clients that accept it", async () => {
    const { headers, status } = await server.get("/nothing/", { "accept-encoding": "br" });
    expect(status).toBe(404);
    expect(headers["content-encoding"]).toBe("br");
    expect(headers.vary).toBe("Accept-Encoding");
  });

  it("uses the error page of the nearest folder", async () => {
    const { status, body } = await server.get("/blog/unknown/");
    expect(status).toBe(404);
    expect(body.toString()).toContain("No such article");
  });

  it.each(["/404.html", "/404/", "/blog/404/", "/robots.txt/", "/.env", "/404.html.br"])(
    "has no page at %s",
    async (path) => {
      expect((await server.get(path)).status).toBe(404);
    },
  );

  it("serves the registered hidden folder", async () => {
    expect((await server.get("/.well-known/security.txt")).status).toBe(200);
  });
});

describe("rejected requests", () => {
  it.each(["/%", "/%zz/", "/%E2%82", "/about/%C0%AF"])(
    "malformed address %s: 400",
    async (path) => {
      const { status, headers, body } = await server.get(path);
      expect(status).toBe(400);
      expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
      expect(body.toString()).toBe("The address is malformed.\n");
    },
  );

  it.each(["POST", "OPTIONS"])("method %s: 405 with Allow", async (method) => {
    const { status, headers } = await server.get("/about/", {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  });

  it.each(["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/..\\secret.txt", "/%00"])(
    "%s does not leave the site",
    async (path) => {
      const { status, body } = await server.get(path);
      expect(status).toBe(400);
      expect(body.toString()).not.toContain("secret");
    },
  );

  it.each(["//evil.example", "/\\evil.example", "/%2F/evil.example", "/about%2F"])(
    "%s is not an open redirect",
    async (path) => {
      const { status, headers } = await server.get(path);
      expect(status).toBe(404);
      expect(headers.location).toBeUndefined();
    },
  );
});

describe("for operators", () => {
  it("/healthz says that the server answers, uncached", async () => {
    const { status, headers, body } = await server.get("/healthz");
    expect([status, body.toString()]).toEqual([200, "ok\n"]);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("two Host headers: 400", async () => {
    const { status } = await server.get("/", ["Host", "shop.example", "Host", "evil.example"]);
    expect(status).toBe(400);
  });
});

describe("security headers", () => {
  it.each([
    ["a page", "/about/", "GET", 200],
    ["a file", "/robots.txt", "GET", 200],
    ["a redirect", "/about", "GET", 301],
    ["the error page", "/nothing/", "GET", 404],
    ["a refusal", "/%", "GET", 400],
    ["a wrong method", "/", "POST", 405],
    ["a HEAD", "/", "HEAD", 200],
  ])("are set on %s", async (_name, path, method, expected) => {
    const { status, headers } = await server.get(path, {}, method);
    expect(status).toBe(expected);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["permissions-policy"]).toContain("camera=()");
  });

  it("are set on a 304 too", async () => {
    const { headers } = await server.get("/");
    const again = await server.get("/", { "if-none-match": headers.etag });
    expect(again.status).toBe(304);
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  });

  it("follow a page's exception", async () => {
    const framed = await server.get("/embed/chart/");
    expect(framed.headers["content-security-policy"]).toContain("frame-ancestors *");
    const other = await server.get("/about/");
    expect(other.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });

  it("omits only document policies for files that are not documents", async () => {
    const font = await server.get("/_astro/text.woff2");
    expect(font.headers["content-security-policy"]).toBeUndefined();
    expect(font.headers["permissions-policy"]).toBeUndefined();
    expect(font.headers["x-content-type-options"]).toBe("nosniff");
    expect(font.headers["cross-origin-resource-policy"]).toBe("same-origin");
    // An SVG may be shown as a document, so it has its own policy.
    for (const path of ["/picture.svg", "/robots.txt"]) {
      const { headers } = await server.get(path);
      expect(headers["content-security-policy"], path).toContain("default-src 'none'");
    }
    const { headers } = await server.get("/picture.svg");
    expect(headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
  });
});
