/** Links to pre-addressed emails. */

/**
 * @param email the recipient, as a link of the content ("@email")
 * @param subject of the email
 * @returns the address that opens it in a mail program
 */
export const mailTo = (email: { readonly href: string }, subject: string): string =>
  `${email.href}?subject=${encodeURIComponent(subject)}`;
