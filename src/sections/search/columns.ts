/** Heading beside field, pages beside articles. */
export const searchColumns = "grid gap-x-16 gap-y-8 lg:grid-cols-4-7";
