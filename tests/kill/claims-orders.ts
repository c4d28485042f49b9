/** What is claimed. */
export type Claimed =
  | { readonly kind: 'PROMOTION'; readonly id: string }
  | { readonly kind: 'TICKET'; readonly id: string }
  | { readonly kind: 'MISSION'; readonly id: string; readonly day: string }
  | { readonly kind: 'MALL'; readonly item: string; readonly points: number; readonly withdrawPassword: string }

export interface ClaimOrder {
  readonly n: number
  readonly token: string
  readonly key: string
  readonly what: Claimed
}

export interface ClaimAnswer {
  readonly n: number
  readonly status: number
  readonly code: string
  readonly ms: number
}

/** Thousands at once on a machine with other work wait longer for a row than a caller would. */
export const PATIENT = { connect: 600_000, statement: 600_000, silence: 660_000 } as const
