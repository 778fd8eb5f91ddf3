import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ArticleTitle } from "./ArticleTitle.tsx";

const draw = (title: string) => renderToStaticMarkup(<ArticleTitle>{title}</ArticleTitle>);

describe("ArticleTitle", () => {
  it("keeps a word of one letter and another together, with what stands beside it free", () => {
    expect(draw("What is e-commerce, and when?")).toBe(
      'What is <span class="whitespace-nowrap">e-commerce</span>, and when?',
    );
  });

  it.each(["An add-to-cart link", "Pre- and post-launch", "8 strategies"])(
    "leaves “%s” as it is",
    (title) => {
      expect(draw(title)).toBe(title);
    },
  );
});
