import { canonicalJson } from '../db/canonical.ts'

/** What a member was promised when a bet was accepted. */
export interface Receipt {
  readonly betId: string
  readonly gameCode: string
  readonly numero: string
  readonly play: string
  readonly selection: unknown
  readonly notes: number
  readonly unit: string
  readonly mode: string
  readonly multiple: number
  readonly prizeGroup: number | null
  readonly odds: Readonly<Record<string, string>> | null
  readonly flags: Readonly<Record<string, string>>
  /** Wire amount and currency. */
  readonly stake: string
  readonly currency: string
}

/** The receipt as a leaf of its issue's Merkle tree: canonical JSON of exactly these fields. Leaves stand in the order of bet ids. */
export const receiptText = (receipt: Receipt): string => {
  const { betId, gameCode, numero, play, selection, notes, unit, mode, multiple, prizeGroup, odds, flags, stake, currency } = receipt
  return canonicalJson({ betId, gameCode, numero, play, selection, notes, unit, mode, multiple, prizeGroup, odds, flags, stake, currency })
}
