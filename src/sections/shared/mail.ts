/** Letters that are addressed already. */

/**
 * @param email where letters go, as a link of the content ("@email")
 * @param subject of the letter
 * @returns the address that opens it in a mail program
 */
export const mailTo = (email: { readonly href: string }, subject: string): string =>
  `${email.href}?subject=${encodeURIComponent(subject)}`;
