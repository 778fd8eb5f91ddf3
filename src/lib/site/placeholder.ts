/** Whether a host is reserved (RFC 2606, section 3) or this machine. */
export const isPlaceholder = (hostname: string): boolean =>
  /(?:^|\.)(?:example|test|invalid|localhost)$/i.test(hostname) ||
  /^127\.|^\[::1\]$/.test(hostname);
