// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { partPage } from "./parted.ts";

const source = `<!doctype html><html><head><style>
  .page { color: red }
  .demo { color: blue }
  .page:hover, .demo { margin: 0 }
  .demo:not(.page)::before { content: "x" }
  .later { padding: 0 }
  @media (min-width: 40rem) { .demo { color: green } }
  @media print { .page { color: black } .demo { display: none } }
</style><script>customElements.define("astro-island", class extends HTMLElement {})</script>
<script>var theme</script></head><body><main class="page">Words
<astro-island><div class="demo">Demo</div></astro-island></main></body></html>`;

beforeEach(() => {
  const { head, body } = new DOMParser().parseFromString(source, "text/html");
  document.head.innerHTML = head.querySelector("style")?.outerHTML ?? "";
  document.body.innerHTML = body.innerHTML;
});

describe("a page without its demo", () => {
  it("has no island, and no script that starts one; all else stays", () => {
    const [whole, rest] = partPage([source, []]).html;
    expect(whole).toContain("Demo");
    expect(rest).not.toMatch(/astro-island|Demo/);
    expect(rest).toContain("var theme");
    expect(rest).toContain("Words");
  });

  it("has no rule whose every match lies in the island", () => {
    const [[whole, rest] = ["", ""]] = partPage([source, []]).sheets;
    const plain = (text: string) => text.replaceAll(/\s+/g, " ");
    expect(whole).toContain("blue");
    expect(rest).not.toMatch(/blue|green|none|content/);
    for (const kept of ["red", "margin", "black"]) expect(plain(rest)).toContain(kept);
  });

  it("keeps rules that match nothing in a sheet that it shares with others", () => {
    const [[, rest] = ["", ""]] = partPage([source, []]).sheets;
    expect(rest).toContain(".later");
  });
});
