/** Easy mistakes in the files for hosts; the conformance test covers nginx's behavior. */
import { describe, expect, it } from "vitest";
import type { SiteAddresses } from "./redirects.ts";
import { headersFile, nginxFiles, redirectsFile } from "./hosts.ts";

const site: SiteAddresses = {
  redirects: [{ from: "/old.page", to: "/new/" }],
  errorPages: [
    { page: "/blog/404.html", folder: "/blog/" },
    { page: "/404.html", folder: "/" },
  ],
};

describe("the files for nginx", () => {
  const { http: text, server } = nginxFiles(site);

  it("leave machine-specific settings to the operator", () => {
    for (const own of ["server {", "listen ", "server_name ", "root ", "brotli_static "])
      expect(`${text}${server}`).not.toMatch(new RegExp(`^\\s*${own}`, "m"));
  });

  it("adds headers only outside locations: one inside would remove all others", () => {
    const names = [...server.matchAll(/^add_header (\S+) .* always;$/gm)].map(([, name]) => name);
    const outside = server.replaceAll(/^\s*location .*$/gm, "");
    expect(outside.match(/^\s*add_header/gm)).toHaveLength(names.length);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("Content-Security-Policy");
    expect(names).not.toContain("Content-Type");
  });

  it("takes a dot in an address literally, and keeps the query", () => {
    expect(server).toContain("location = /old.page { return 301 /new/$is_args$args; }");
    expect(server).toContain("location = /old.page/ { return 301 /new/$is_args$args; }");
  });
});

// nginx has set the headers already when it sees the range: its location must not add them again.
const [location = ""] = /location @unsatisfiable .*/.exec(nginxFiles(site).server) ?? [];

it("the answer to a range that does not exist has its own location, whose header prevents a second set", () => {
  expect(nginxFiles(site).server).toContain("error_page 416 @unsatisfiable;");
  expect(location).toMatch(/add_header Allow "";/);
  expect(location.match(/add_header/g)).toHaveLength(1);
  expect(location).not.toMatch(/Content-Security-Policy|X-Content-Type-Options/);
  expect(location).toContain("return 416");
});

describe("the text files", () => {
  it("remove a header before setting it again, and the ones Cloudflare sets itself", () => {
    const [, base = "", ...rest] = headersFile().split(/\n(?=\/)/);
    expect(base).toContain("/*\n  ! Access-Control-Allow-Origin\n");
    const chart = rest.find((rule) => rule.startsWith("/embed/chart/\n"));
    expect(chart).toMatch(
      /^\S+\n(?: {2}! \S+\n)* {2}! Content-Security-Policy\n(?: {2}! \S+\n)* {2}Content-Security-Policy: /,
    );
  });

  it("redirect both forms of an address", () => {
    expect(redirectsFile(site)).toContain("/old.page /new/ 301\n/old.page/ /new/ 301\n");
  });
});
