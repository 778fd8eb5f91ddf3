/** What shows once something follows it is followed by something (src/styles/components/surfaces.css), else it never shows. */
import { expect, it } from "vitest";
import { attribute, elements, pages } from "#tests/support/dist.ts";

const waits = /(?:^|\s)(?:arrives-whole|arriving)(?:\s|$)/;

it("nothing waits for what never comes", () => {
  const waiting = pages().flatMap(({ path, html }) =>
    elements(html)
      .filter((element) => waits.test(attribute(element, "class") ?? ""))
      .map((element) => {
        const around = element.parentNode?.childNodes ?? [];
        const behind = around.slice(around.indexOf(element) + 1);
        const isFollowed = behind.some((node) => "tagName" in node);
        return { where: `${path}: ${attribute(element, "class") ?? ""}`, isFollowed };
      }),
  );
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.filter(({ isFollowed }) => !isFollowed).map(({ where }) => where)).toEqual([]);
});
