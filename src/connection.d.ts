/** What browsers that estimate the line say of it (Network Information API, a draft); others say nothing. */
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
