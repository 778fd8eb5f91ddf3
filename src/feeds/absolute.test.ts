import { expect, it } from "vitest";
import { absolute } from "./absolute.ts";

it("adds the host to paths and the page to anchors, and leaves the rest", () => {
  const html = `<a href="/pricing/">a</a><img src="/x.png"><a href="#b">b</a><a href="https://c.example/">c</a><p>href="/no</p>`;
  expect(absolute(html, "https://www.x.example", "https://www.x.example/blog/y/")).toBe(
    `<a href="https://www.x.example/pricing/">a</a><img src="https://www.x.example/x.png"><a href="https://www.x.example/blog/y/#b">b</a><a href="https://c.example/">c</a><p>href="/no</p>`,
  );
});
