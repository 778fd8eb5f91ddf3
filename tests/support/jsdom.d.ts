/** What the tests use of jsdom, which has no types of its own. */
declare module "jsdom" {
  export class JSDOM {
    constructor(text: string, options?: { readonly contentType?: string });
    readonly window: { readonly document: Document };
  }
}
