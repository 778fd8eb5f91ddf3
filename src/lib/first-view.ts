/** The id of the element that ends a page's first band; the head waits for it, the build cuts there. */
export const firstViewId = "first-view";
