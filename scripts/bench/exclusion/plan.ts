import type { WalletReady } from '../wallet/plan.ts'

/** Bets a second that are offered, whether or not those before are answered. */
export const PER_SECOND = 500
/** What has to be taken of them before the exclusion. */
export const ACCEPTED_GOAL = 0.98
/** Each so many-th bet is of the member who is about to be excluded. */
export const OWN_EVERY = 5
export const OTHERS = 100
/** Two processes that have just started share the processor with the database that they fill. */
export const WARM_UP_MS = 8000
/** Between the warm-up and the exclusion, and after it. */
export const SPAN_MS = 10_000
/** The longest that anything of an excluded member may still be taken, at any instance. */
export const WITHIN_MS = 1000

/** What the first gateway says once members can bet; the second has the members of the first. */
export interface HouseReady extends WalletReady {
  /** How far the gateways' clock is before this machine's: an issue has just opened by it. */
  readonly aheadMs: number
  readonly gameCode: string
  readonly numero: string
  /** A session of who is about to be excluded, for each gateway; `tokens` begins with the first of them. */
  readonly own: readonly string[]
}

/** The gateways, the first of which takes the exclusion. */
export interface ExclusionOrder extends HouseReady {
  readonly ports: readonly number[]
}

export const PRODUCTS = ['LOTTERY', 'VENDOR'] as const
export type Product = (typeof PRODUCTS)[number]

/** One bet of the member who is excluded; instants in milliseconds from the answer to the exclusion. */
export interface OwnBet {
  readonly port: number
  readonly product: Product
  readonly begun: number
  readonly ended: number
  readonly isTaken: boolean
  /** The word by which it was refused. */
  readonly word: string
}

/** What the load saw. */
export interface ExclusionSeen {
  /** Taken of all, before the exclusion and without the warm-up, a second. */
  readonly perSecond: number
  readonly p99: number
  readonly own: readonly OwnBet[]
  /** Of the others after the exclusion, a second. */
  readonly perSecondAfter: number
}

/** What the ledger holds in the end. */
export interface ExclusionBooks {
  readonly stakes: number
  readonly findings: readonly string[]
}
