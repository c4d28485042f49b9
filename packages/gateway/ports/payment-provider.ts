import type { Localized } from '@portico/contract/kit/wire'
import type { Units } from '@portico/contract/kit/money'
import type { Database } from '../db/open.ts'
import type { Clock } from './clock.ts'
import type { RandomSource } from './random.ts'

/** One way to pay in. Bounds in `Units` by currency; a currency without bounds is not taken. */
export interface PaymentMethod {
  /** Unique among the methods of all providers. */
  readonly method: string
  readonly names: Localized
  /** What to do to pay, where a page of the provider does not say it. */
  readonly instructions?: Localized
  readonly bounds: Readonly<Record<string, { readonly min: Units; readonly max: Units }>>
  /** No real money moves. */
  readonly sandbox: boolean
}

/** A notice as it arrives: text that nothing has been believed of yet. */
export interface ReceivedNotice {
  readonly body: string
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** What a provider says of a deposit, after its signature was found to be right. */
export interface DepositNotice {
  /** Ours, as `request` was given it. */
  readonly depositId: string
  /** The provider's own reference; one stands for one deposit. */
  readonly providerRef: string
  readonly amount: Units
  readonly currency: string
  readonly outcome: 'PAID' | 'DECLINED'
}

/**
 * A payment provider. `request` asks it for one deposit; asking again for the same one must be harmless. Its word comes later,
 * as a notice, and only that credits anything.
 */
export interface PaymentProvider {
  /** The last part of the address that its notices are sent to. */
  readonly name: string
  readonly methods: readonly PaymentMethod[]
  request(deposit: { readonly id: string; readonly method: string; readonly amount: Units; readonly currency: string }): Promise<void>
  /** Reads a notice in the provider's form; undefined when it is not signed as the provider signs, or cannot be read. */
  readNotice(notice: ReceivedNotice): Promise<DepositNotice | undefined>
  /** What the provider takes for "received, do not send again"; the contract's envelope when absent. */
  readonly acknowledgement?: { readonly type: string; readonly body: string }
}

/** What a provider may use of the gateway. `deliver` takes a notice the way its address does. */
export interface ProviderContext {
  readonly database: Database
  readonly random: RandomSource
  readonly clock: Clock
  readonly deliver: (notice: ReceivedNotice) => Promise<unknown>
}

export type ConnectPaymentProvider = (context: ProviderContext) => PaymentProvider
