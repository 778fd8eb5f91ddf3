/** The browser's estimate of the line's speed (Network Information API, a draft). Not every browser has it. */
interface NetworkInformation {
  /** Round trip in milliseconds. */
  readonly rtt?: number;
  readonly saveData?: boolean;
  /** "slow-2g", "2g", "3g" or "4g". */
  readonly effectiveType?: string;
}

interface Navigator {
  readonly connection?: NetworkInformation;
}
