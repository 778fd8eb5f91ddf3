/** A link to the page of a database. */
export const link = "inline-block py-1 underline underline-offset-[20%] hover:decoration-2";
