import type { VendorStatus } from '@portico/contract/vendor/statuses'
import { Failure } from '../failure.ts'

/** What a reply says besides its status, and what is written down once everything else was taken back. */
export interface RefusalDetail {
  readonly limit?: { readonly kind: string; readonly remaining?: number }
  readonly message?: string
  /** A case that the refusal opens. */
  readonly open?: { readonly kind: 'ROLLBACK_AFTER_WIN' | 'LATE_WIN' | 'MOST_PAYOUT'; readonly about: string }
  /** Nothing more is taken by the member's sessions with any vendor. */
  readonly endSessions?: true
}

/** A refusal that a vendor is told. */
export class VendorRefusal extends Error {
  readonly status: VendorStatus
  readonly detail: RefusalDetail

  constructor(status: VendorStatus, detail: RefusalDetail = {}) {
    super(status)
    this.status = status
    this.detail = detail
  }
}

/** Throws it; for use in expressions. */
export const deny = (status: VendorStatus, detail?: RefusalDetail): never => {
  throw new VendorRefusal(status, detail)
}

/** Nothing is paid beyond what a round may pay: a person looks at it, since it is likelier a fault than a win. @throws VendorRefusal LIMIT_REACHED */
export const checkPayout = (won: bigint, amount: bigint, most: bigint, txId: string): void => {
  if (won + amount > most)
    deny('LIMIT_REACHED', { limit: { kind: 'MAX_PAYOUT', remaining: Number(most - won) }, open: { kind: 'MOST_PAYOUT', about: txId } })
}

const BLOCKS = new Set(['ACCOUNT_BLOCKED', 'NEED_TRUE_ACCOUNT', 'PLAY_PAUSED', 'PRODUCT_BLOCKED', 'SELF_EXCLUDED'])
const LIMITS: Readonly<Record<string, string>> = {
  STAKE_LIMIT_REACHED: 'STAKE',
  LOSS_LIMIT_REACHED: 'LOSS',
  TIME_LIMIT_REACHED: 'TIME',
  REALITY_CHECK_DUE: 'REALITY_CHECK',
  BONUS_MAX_BET: 'BONUS_BET',
}

/** The house's refusal of a debit as a vendor is told it; undefined for what is none. */
export const refusalFrom = (error: unknown, inUnits: (text: string) => number): VendorRefusal | undefined => {
  if (error instanceof VendorRefusal) return error
  if (!(error instanceof Failure)) return undefined
  const { code, detail } = error
  if (code === 'INSUFFICIENT_FUNDS') return new VendorRefusal('INSUFFICIENT_FUNDS')
  if (BLOCKS.has(code)) return new VendorRefusal('PLAYER_BLOCKED', code === 'SELF_EXCLUDED' ? { endSessions: true } : {})
  const kind = LIMITS[code]
  if (kind === undefined) return undefined
  return new VendorRefusal('LIMIT_REACHED', {
    limit: { kind, ...(detail.remaining === undefined ? {} : { remaining: inUnits(detail.remaining) }) },
  })
}
