import { describe, expect, it } from "vitest";
import { tagsOfTree } from "./odd-tags.ts";
import { type StartTag, startTags } from "./tags.ts";

const shown = (tags: Iterable<StartTag>) =>
  [...tags].map(({ attributes, ...tag }) => ({
    ...tag,
    attributes: Object.fromEntries(attributes()),
  }));

const namesIn = (html: string) => [...startTags(html)].map(({ name }) => name);

it("gives each start tag with its place, its attributes and what a script holds", () => {
  const html = `<!doctype html><html lang=en><p CLASS='a "b"' hidden>x</p><script async>1 < 2</script>`;
  expect(shown(startTags(html))[1]).toEqual({
    name: "p",
    source: `<p CLASS='a "b"' hidden>`,
    start: 29,
    end: 53,
    text: "",
    attributes: { class: 'a "b"', hidden: "" },
  });
  expect(shown(startTags(html))[2]).toMatchObject({ name: "script", text: "1 < 2" });
});

describe("reads as a browser does", () => {
  // What stands before the odd part is read by the plain rules, so both are compared at once.
  const plain = `<!DOCTYPE html><html><head><title>a &lt; b</title></head><body class="a">`;
  it.each([
    ["attributes without quotes", "<a href=/x/ id=y>z</a><p>"],
    ["a closing bracket in a value", `<a title="a > b" class='[&>svg]:x'><p>`],
    ["quotes in names and missing blanks", `<a b="c"d="e"><a b"c><a ="x"><p>`],
    ["a blank beside the equals sign", `<a href = "x"><p>`],
    ["slashes", `<br/><a / b="c"/><img src="x" /><p/x="y">`],
    ["an attribute that comes twice", `<a b="1" B="2">`],
    ["characters that are written as names", `<a href="/?a&amp;b=1&copy=2" title="&quot;x&quot;">`],
    ["tags in comments", "<!-- <p></head> --><b><!-- a --!><i><u>--><!--><s>--><!-- -><q>-->"],
    ["a comment that does not end", "<p><!-- <b>"],
    ["tags in scripts", `<script>"<p></head>"; a</b</script><b>`],
    ["scripts in comments in scripts", "<script><!-- <script>a</script> --></script><b>"],
    ["an end tag with a blank or capitals", "<script>a</script ><b></b\n><STYLE>b{}</Style><i>"],
    ["tags in titles and fields", "<title><b></title><textarea><i></textarea><p>"],
    [
      "drawings, with titles and styles",
      "<svg><title>a</title><path d='M0'/></svg><svg/><style>a{}</style>",
    ],
    ["a style in a drawing", "<svg><style>a{} <b></style></svg><p>"],
    [
      "HTML within a drawing",
      "<svg><foreignObject><p></svg><style>a</style></foreignObject></svg><b>",
    ],
    ["formulas and marked sections", "<math><mi><b></mi></math><svg><![CDATA[<p>]]></svg><i>"],
    ["signs that are no tags", "1 < 2 <3 <> </> <?php <b> ?> <i>"],
    [
      "what stands in templates and for visitors without script",
      "<template><p></template><noscript><b></noscript>",
    ],
    ["a tag that does not end", "<b><p class="],
    ["a text element that does not end", "<b><style>a{}"],
    ["other line ends", "<script>a\r\nb</script><p title='a\r\nb'>"],
  ])("%s", (_, odd) => {
    const html = plain + odd;
    expect(shown(startTags(html))).toEqual(shown(tagsOfTree(html, 0)));
  });
});

it("takes no tree for what pages are made of", () => {
  // A tree would drop the second body.
  expect(namesIn(`<p><svg viewBox="0 0 1 1"><path d="M0"/></svg>1 < 2<!-- x --><body>`)).toEqual([
    ...["p", "svg", "path", "body"],
  ]);
});

it("stops when the caller does", () => {
  const [first] = startTags("<p><script>");
  expect(first?.name).toBe("p");
});

it("keeps the values of many tags apart", () => {
  const html = Array.from({ length: 9000 }, (_, i) => `<p id="p${String(i)}">`).join("");
  const ids = [...startTags(html)].map(({ attributes }) => attributes().get("id"));
  expect(ids).toEqual(Array.from({ length: 9000 }, (_, i) => `p${String(i)}`));
});
