import type { Units } from '@portico/contract/kit/money'
import type { Institution } from '@portico/contract/withdrawal/shapes'

/** Where money is sent to. */
export interface Payee {
  readonly kind: 'BANK' | 'WALLET'
  /** The code of the bank or the wallet. */
  readonly institution: string
  readonly account: string
  /** The name that the account is in. */
  readonly name: string
}

export interface PayoutOrder {
  /** Ours, made and stored before the provider is asked: the same one is never paid twice. */
  readonly id: string
  readonly amount: Units
  readonly currency: string
  readonly payee: Payee
}

/**
 * What has become of a payout. Only `REFUSED` says that nothing was paid and nothing will be; `UNKNOWN` is held until somebody knows, never
 * refunded by guess.
 */
export interface PayoutStatus {
  readonly state: 'PENDING' | 'PAID' | 'REFUSED' | 'UNKNOWN'
  readonly providerRef?: string
  readonly reason?: string
}

/** What a provider says of a payout, after its signature was found to be right. */
export interface PayoutNotice extends Pick<PayoutStatus, 'reason'> {
  readonly kind: 'payout'
  /** Ours, as `payout` was given it. */
  readonly payoutId: string
  readonly providerRef: string
  readonly amount: Units
  readonly currency: string
  readonly outcome: 'PAID' | 'DECLINED' | 'REVERSED'
}

/** The way out. What `payout` throws is an unknown outcome, as silence is; `payoutStatusOf` is asked until it is known. */
export interface Payouts {
  /** Where it pays to. */
  readonly institutions: readonly Institution[]
  /** Asks for it; the same order again must be harmless. */
  payout(order: PayoutOrder): Promise<PayoutStatus>
  payoutStatusOf(payoutId: string): Promise<PayoutStatus>
}
