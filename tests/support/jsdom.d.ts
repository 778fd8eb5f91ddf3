/** Types for the parts of jsdom that the tests use; it has none. */
declare module "jsdom" {
  export class JSDOM {
    constructor(text: string, options?: { readonly contentType?: string });
    readonly window: { readonly document: Document };
  }
}
