/** A transfer within the line. */
export interface LineWish {
  readonly to: string
  /** Whose account that is, for the page. */
  readonly account: string
  readonly amount: string
}

/** Where one that was sent and not answered is kept: the member center and the office know of the same. */
export const lineMemory = (memberId: string): string => `portico.transfer.line.${memberId}`
