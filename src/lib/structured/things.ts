/**
 * The small part of schema.org's vocabulary that this site uses, so that unused types cannot be written.
 * tests/site/structured.test.ts checks every page against the whole vocabulary.
 */

export interface Organization {
  readonly "@type": "Organization";
  readonly name: string;
  readonly url: string;
  readonly logo?: string;
  /** Its profiles on other sites. */
  readonly sameAs?: readonly string[];
}

export interface WebSite {
  readonly "@type": "WebSite";
  readonly name: string;
  readonly url: string;
  readonly potentialAction: {
    readonly "@type": "SearchAction";
    /** The address of the search, with a placeholder for the words. */
    readonly target: string;
    readonly "query-input": string;
  };
}

export interface BreadcrumbList {
  readonly "@type": "BreadcrumbList";
  readonly itemListElement: readonly {
    readonly "@type": "ListItem";
    /** From 1. */
    readonly position: number;
    readonly name: string;
    readonly item: { readonly "@id": string };
  }[];
}

export interface BlogPosting {
  readonly "@type": "BlogPosting";
  readonly headline: string;
  readonly description: string;
  /** "2023-03-07". */
  readonly datePublished: string;
  /** The day its facts were last checked. */
  readonly dateModified: string;
  readonly url: string;
  readonly image: string;
  readonly author?: { readonly "@type": "Person"; readonly name: string; readonly url?: string };
  readonly publisher: Organization;
}

/** An amount of money, with its currency. */
interface Sum {
  readonly price: number;
  readonly priceCurrency: "USD";
}

export interface Offer extends Sum {
  readonly "@type": "Offer";
  readonly name: string;
  readonly description: string;
  readonly priceSpecification?: Sum & {
    readonly "@type": "UnitPriceSpecification";
    /** A year, in UN/CEFACT's Recommendation 20. */
    readonly unitCode: "ANN";
  };
}

export interface SoftwareApplication {
  readonly "@type": "SoftwareApplication";
  readonly name: string;
  readonly url: string;
  /** One of Google's software categories. */
  readonly applicationCategory: "BusinessApplication";
  readonly offers: readonly Offer[];
}

export interface VideoObject {
  readonly "@type": "VideoObject";
  readonly name: string;
  readonly description: string;
  readonly thumbnailUrl: string;
  readonly contentUrl: string;
  /** "2026-11-22". */
  readonly uploadDate: string;
  /** "PT5M28S". */
  readonly duration: string;
}

/** The things that a page may describe. */
export type Thing =
  | Organization
  | WebSite
  | BreadcrumbList
  | BlogPosting
  | SoftwareApplication
  | VideoObject;
