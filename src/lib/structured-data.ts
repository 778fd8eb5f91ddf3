/**
 * Structured data in schema.org's terms, as JSON-LD (W3C). Pure. `Thing` has only what these functions return, so that
 * unused types cannot be written; tests/site/structured.test.ts checks every page against the whole vocabulary.
 */
import { cardPath } from "#cards/page.ts";
import type { Article } from "#content/articles/entry.ts";
import type { Content } from "#content/collections.ts";
import { isoLength } from "#film/measures.ts";
import { lengthOf } from "#film/timeline.ts";
import { isPlaceholder } from "#lib/site/hosts.ts";

/** Configuration of the site's publisher. */
export interface Publisher {
  /** Also the product's name. */
  readonly name: string;
  /** Of the site, without a final slash. */
  readonly origin: string;
  /** The logo's path. */
  readonly logo: string;
  /** Addresses of its profiles elsewhere, as configured. Those at reserved hosts are placeholders and left out. */
  readonly profiles: readonly string[];
}

/** The publisher's short form, for what they have published. */
const publishedBy = ({ name, origin }: Publisher) =>
  ({ "@type": "Organization", name, url: `${origin}/` }) as const;

/** The publisher of the site, for the home and about pages. */
export function organization(publisher: Publisher) {
  const { origin, logo, profiles } = publisher;
  const sameAs = profiles.filter((address) => !isPlaceholder(new URL(address).hostname));
  return {
    ...publishedBy(publisher),
    logo: origin + logo,
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** The site with its search, for the home page. */
export const webSite = ({ name, origin }: Publisher) =>
  ({
    "@type": "WebSite",
    name,
    url: `${origin}/`,
    potentialAction: {
      "@type": "SearchAction",
      // The placeholder in braces takes the words.
      target: `${origin}/search/?q={q}`,
      "query-input": "required name=q",
    },
  }) as const;

/** @returns undefined for an article about something invented; an invented author is left out */
export function blogPosting(article: Article, publisher: Publisher) {
  if (article.sample) return undefined;
  const { title, description, published, checked, href, author } = article;
  const { name, twitter_url: url } = author;
  return {
    "@type": "BlogPosting",
    headline: title,
    description,
    datePublished: published,
    dateModified: checked.iso,
    url: publisher.origin + href,
    image: publisher.origin + cardPath(href),
    ...(!author.sample && {
      author: { "@type": "Person", name, ...(url !== null && { url }) },
    }),
    publisher: publishedBy(publisher),
  } as const;
}

/** A page in the breadcrumbs. */
export interface Step {
  /** Its name in the site's own links and headings. */
  readonly name: string;
  readonly path: string;
}

/** @param steps from the outermost page to the page itself */
export const breadcrumbs = (origin: string, steps: readonly [Step, Step, ...Step[]]) =>
  ({
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: { "@id": origin + path },
    })),
  }) as const;

type Plan = Pick<Content<"plans">["plans"][number], "name" | "price">;

/** A plan without a published price has no offer. */
function offerOf({ name, price }: Plan) {
  if (price === undefined) return [];
  // The currency of all prices (docs/specification.md, 11; `currency` of content/constants.yaml).
  const sum = { price: price.amount, priceCurrency: "USD" };
  return {
    "@type": "Offer",
    name,
    description: price.label,
    ...sum,
    // A year by its code in UN/CEFACT's Recommendation 20.
    ...(price.every === "year" && {
      priceSpecification: { "@type": "UnitPriceSpecification", ...sum, unitCode: "ANN" },
    }),
  };
}

/** The product with its prices. Has no rating or review, which Google wants next to the offers: there are none. */
export const software = ({ name, origin }: Publisher, plans: readonly Plan[]) =>
  ({
    "@type": "SoftwareApplication",
    name,
    url: `${origin}/`,
    applicationCategory: "BusinessApplication",
    offers: plans.flatMap(offerOf),
  }) as const;

/**
 * @param film the words of content/film.yaml
 * @param files paths of the film's files
 * @param origin of the site, without a final slash
 * @returns undefined while the film is marked as a sample
 */
export function videoObject(
  film: Content<"film">,
  files: { readonly src: string; readonly poster: string },
  origin: string,
) {
  if (film.sample) return undefined;
  return {
    "@type": "VideoObject",
    name: film.title,
    description: film.about,
    thumbnailUrl: origin + files.poster,
    contentUrl: origin + files.src,
    uploadDate: film.recorded.iso,
    duration: isoLength(lengthOf(film.chapters)),
  } as const;
}

/** What a page may describe. */
export type Thing = NonNullable<
  ReturnType<
    | typeof organization
    | typeof webSite
    | typeof blogPosting
    | typeof breadcrumbs
    | typeof software
    | typeof videoObject
  >
>;

/**
 * @param things the things on a page
 * @returns JSON that cannot end its element, whatever its texts contain; undefined if there is nothing
 */
export function dataBlock(things: readonly (Thing | undefined)[]): string | undefined {
  const present = things.filter((thing) => thing !== undefined);
  const [first] = present;
  if (first === undefined) return undefined;
  const data = present.length === 1 ? first : { "@graph": present };
  // "<" begins an end tag and a comment; nothing else matters within a script (HTML, 13.2.5.4). U+003C is the same to JSON.
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
}
