import type { RequestOf } from '@portico/contract/kit/call'
import type { depositWebhook } from '@portico/contract/cashier/calls'
import type { Localized } from '@portico/contract/kit/wire'
import type { Units } from '@portico/contract/kit/money'
import type { Database } from '../db/open.ts'
import type { RandomSource } from './random.ts'
import type { Clock } from './clock.ts'

/** What a provider tells us about a deposit. */
export type Notice = RequestOf<typeof depositWebhook>

/** One way to pay in. Bounds in `Units` by currency; a currency without bounds is not taken. */
export interface PaymentMethod {
  readonly method: string
  readonly names: Localized
  readonly bounds: Readonly<Record<string, { readonly min: Units; readonly max: Units }>>
  /** No real money moves. */
  readonly sandbox: boolean
}

/** A notice as it arrives: signed text that nothing has been believed of yet. */
export interface SignedNotice {
  readonly body: string
  /** Seconds since 1970. */
  readonly timestamp: string
  /** Hex HMAC-SHA256 over `timestamp.body`. */
  readonly signature: string
}

/**
 * A payment provider. `request` asks it for one deposit; asking again for the same one must be harmless. Its word comes later,
 * through the webhook, and only that credits anything.
 */
export interface PaymentProvider {
  /** As its deposits and notices name it. */
  readonly name: string
  readonly methods: readonly PaymentMethod[]
  /** The secret its notices are signed with. */
  secret(): Promise<string>
  request(deposit: { readonly id: string; readonly method: string; readonly amount: Units; readonly currency: string }): Promise<void>
}

/** What a provider may use of the gateway. `deliver` takes a notice the way the webhook does. */
export interface ProviderContext {
  readonly database: Database
  readonly random: RandomSource
  readonly clock: Clock
  readonly deliver: (notice: SignedNotice) => Promise<unknown>
}

export type ConnectPaymentProvider = (context: ProviderContext) => PaymentProvider
