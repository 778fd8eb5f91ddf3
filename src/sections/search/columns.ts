/** The columns of the search page: the heading next to the field, pages next to articles. */
export const searchColumns = "grid gap-x-16 gap-y-8 lg:grid-cols-4-7";
