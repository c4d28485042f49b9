import type { Localized } from '@portico/contract/kit/wire'
import type { Units } from '@portico/contract/kit/money'
import type { MethodKind, PaymentPage } from '@portico/contract/cashier/shapes'
import type { Database } from '../db/open.ts'
import type { Clock } from './clock.ts'
import type { Payouts, PayoutNotice } from './payouts.ts'
import type { RandomSource } from './random.ts'
import type { SandboxPage } from './sandbox-page.ts'

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
  /** `OTHER` when absent. */
  readonly kind?: MethodKind
  /** Taken off what is credited, in parts of ten thousand; none when absent. */
  readonly fee?: number
  /** How long a payment usually takes to arrive, in minutes. */
  readonly minutes?: number
  /** Shown, and not taken for now. */
  readonly closed?: boolean
}

/** A notice as it arrives: bytes that nothing has been believed of yet. */
export interface ReceivedNotice {
  readonly raw: Uint8Array
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** What a provider says of a deposit, after its signature was found to be right. */
export interface DepositNotice {
  readonly kind: 'deposit'
  /** Ours, as `create` was given it: the id, or the reference that the member was shown. */
  readonly depositId: string
  /** The provider's own reference; one stands for one payment. */
  readonly providerRef: string
  readonly amount: Units
  readonly currency: string
  /** `REVERSED`: what was paid has been taken back from us. */
  readonly outcome: 'PAID' | 'DECLINED' | 'REVERSED'
  /** Why it was declined, for its member to read. */
  readonly reason?: string
}

export type PaymentNotice = DepositNotice | PayoutNotice

/** What `create` is asked for. */
export interface DepositOrder {
  readonly id: string
  /** What a payer is shown and quotes. */
  readonly reference: string
  readonly method: string
  readonly amount: Units
  readonly currency: string
  /** Until when it is to be paid. */
  readonly expiresAt: Date
}

/** What has become of a deposit. `UNKNOWN`: the provider cannot say, or does not know it. */
export type DepositStatus =
  | { readonly state: 'PENDING' | 'EXPIRED' | 'UNKNOWN' }
  | { readonly state: 'SAID'; readonly notice: DepositNotice }

/**
 * A payment provider. `create` asks it for one deposit; asking again for the same one must be harmless. What becomes of it is told by a notice or,
 * where that is lost, by `statusOf`; only these credit anything.
 */
export interface PaymentProvider {
  /** The last part of the address that its notices are sent to. */
  readonly name: string
  readonly methods: readonly PaymentMethod[]
  /** How the member pays it; nothing where the method's instructions say so. */
  create(order: DepositOrder): Promise<PaymentPage | undefined>
  /** Absent where it cannot be asked. What it throws is no answer: it is asked again later. */
  statusOf?(depositId: string): Promise<DepositStatus>
  /** Absent where it only takes money in. */
  readonly payouts?: Payouts
  /**
   * Verifies the bytes as they came, and only then reads them. Undefined when they are not signed as the provider signs, or cannot be read. Where
   * secrets are changed, the new and the former one are taken side by side.
   */
  parse(raw: Uint8Array, headers: ReceivedNotice['headers']): Promise<PaymentNotice | undefined>
  /** What the provider takes for "received, do not send again"; the contract's envelope when absent. */
  readonly acknowledgement?: { readonly type: string; readonly body: string }
  /** For a demonstration. */
  readonly sandboxPage?: SandboxPage
}

/** What a provider may use of the gateway. `deliver` takes a notice the way its address does, and has it worked on at once. */
export interface ProviderContext {
  readonly database: Database
  readonly random: RandomSource
  readonly clock: Clock
  readonly deliver: (notice: ReceivedNotice) => Promise<void>
}

export type ConnectPaymentProvider = (context: ProviderContext) => PaymentProvider
