// @vitest-environment jsdom
/** Lists have any length from one: sections with one question, customer, backer or story. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { shipped, shippedEntry } from "#content/shipped.fixture.ts";
import { Backers } from "#sections/about/About.tsx";
import { StoryList } from "#sections/customers/StoryList.tsx";
import { CustomerStrip, Stories } from "#sections/home/Stories.tsx";
import { Questions } from "#sections/pricing/Pricing.tsx";

const slug = "misfits";
const stories = [{ slug, story: shippedEntry("caseStudies", slug) }];

it("shows one question", () => {
  const { questions } = shipped("pricing");
  const items = questions.items.slice(0, 1);
  const html = renderToStaticMarkup(
    <Questions questions={{ ...questions, items }} figures={shipped("plans").figures} />,
  );
  expect(html.match(/<details/g)).toHaveLength(1);
});

it("shows one customer on home, without an empty list of others", () => {
  const home = shipped("home");
  const logos = home.customers.logos.slice(0, 1);
  const html = renderToStaticMarkup(
    <>
      <CustomerStrip stories={stories} customers={{ ...home.customers, logos }} />
      <Stories words={home.stories} stories={stories} />
    </>,
  );
  expect(html).toContain(`/case-studies/${slug}/`);
  expect(html.match(/<li/g)).toHaveLength(1);
  expect(html).not.toMatch(/<ul[^>]*><\/ul>/);
});

it("shows one customer's story", () => {
  const html = renderToStaticMarkup(
    <StoryList
      words={{ ...shipped("customer"), ...shipped("customersPage").threads }}
      stories={stories}
    />,
  );
  expect(html.match(/<li/g)).toHaveLength(1);
});

it("shows one firm and one person as backers", () => {
  const { backers } = shipped("about");
  const [firms, people] = [backers.firms.slice(0, 1), backers.people.slice(0, 1)];
  const html = renderToStaticMarkup(<Backers backers={{ ...backers, firms, people }} />);
  expect(html.match(/<li/g)).toHaveLength(2);
});
