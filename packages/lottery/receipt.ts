import { canonicalJson } from './canonical.ts'
import { type ProofStep, verifyProof } from './merkle.ts'

/** What a member was promised when a bet was accepted. */
export interface Receipt {
  /** Random, so that nobody can guess a receipt from its hash. */
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
  /** Decimal with four places, and its currency. */
  readonly stake: string
  readonly currency: string
}

/** Where a receipt stands in the sealed list of its issue, and what leads from it to the root. */
export interface Inclusion {
  readonly root: string
  readonly path: readonly ProofStep[]
}

/** The receipt as a leaf of its issue's Merkle tree: canonical JSON of exactly these fields. Leaves stand in the order of bet ids. */
export const receiptText = (receipt: Receipt): string => {
  const { betId, gameCode, numero, play, selection, notes, unit, mode, multiple, prizeGroup, odds, flags, stake, currency } = receipt
  return canonicalJson({ betId, gameCode, numero, play, selection, notes, unit, mode, multiple, prizeGroup, odds, flags, stake, currency })
}

/**
 * How a receipt stands to the issue that it names.
 * `included`: it is in the sealed list. `other-issue`: it is of another issue. `other-root`: its path was made for another root than
 * the published one. `not-included`: the path does not lead from this receipt to the root, so that it was altered or left out.
 * `not-sealed`: there is no root or no path yet. `unreadable`: the path is none.
 */
export type ReceiptState = 'included' | 'other-issue' | 'other-root' | 'not-included' | 'not-sealed' | 'unreadable'

/** Checks a receipt against the root that was published before the draw. */
export const checkReceipt = async (
  receipt: Receipt,
  inclusion: Inclusion | null,
  issue: { readonly gameCode: string; readonly numero: string; readonly root: string | null },
): Promise<ReceiptState> => {
  if (receipt.gameCode !== issue.gameCode || receipt.numero !== issue.numero) return 'other-issue'
  if (issue.root === null || inclusion === null) return 'not-sealed'
  if (inclusion.root.toLowerCase() !== issue.root.toLowerCase()) return 'other-root'
  try {
    return (await verifyProof(receiptText(receipt), inclusion.path, issue.root)) ? 'included' : 'not-included'
  } catch (error) {
    if (error instanceof RangeError) return 'unreadable'
    throw error
  }
}
