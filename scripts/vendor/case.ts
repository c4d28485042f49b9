import type { Client, Key, Transport } from './client.ts'
import { Deviation } from './deviation.ts'
import type { Seat } from './seat.ts'

/** What can be done at the operator's side; a case that needs what is not there is skipped. */
export interface Hands {
  /** A launch token of a player who has money; each call another player where `fresh` says so. */
  readonly launch: () => Promise<string>
  /** Whether each launch is of another player, who may be shut out. */
  readonly fresh?: true
  /** Asks for so much of the player's money outside the game; false where it is refused. */
  readonly withdraw?: (seat: Seat, amount: number) => Promise<boolean>
  /** The player shuts themselves out. */
  readonly exclude?: (seat: Seat) => Promise<void>
  /** The player lets themselves stake so much a day. */
  readonly limitStakes?: (seat: Seat, amount: number) => Promise<void>
  readonly maintenance?: (on: boolean) => Promise<void>
  readonly addKey?: () => Promise<Key>
  readonly retireKey?: (key: Key) => Promise<void>
  /** Another vendor of the same operator, with a player of its own. */
  readonly otherVendor?: () => Promise<Seat>
  readonly campaign?: (campaign: {
    readonly campaignId: string
    readonly kind: 'FREE_ROUNDS' | 'AWARD'
    readonly rounds: number
    readonly budget: number
    readonly endsAt: number
  }) => Promise<void>
  readonly exponent?: (places: number) => Promise<void>
  readonly mostPayout?: (amount: number) => Promise<void>
  readonly callsPerSecond?: (calls: number) => Promise<void>
  /** The wallet's process is another afterwards, its books are the same. */
  readonly restart?: () => Promise<void>
  /** Time passes at the wallet, and at the kit. */
  readonly advance?: (milliseconds: number) => Promise<void>
  /** Another process of the same wallet. */
  readonly elsewhere?: () => Promise<Transport>
}
export type Ability = Exclude<keyof Hands, 'launch'>

/** What a case plays at. */
export interface Table {
  readonly client: Client
  readonly hands: Hands
  /** A player with money; the same as before where launches are not of fresh players. */
  readonly seat: () => Promise<Seat>
}

export interface Case {
  /** As the reference counts them. */
  readonly id: `W${number}`
  readonly title: string
  readonly needs?: readonly Ability[]
  /** @throws Deviation */
  readonly play: (table: Table) => Promise<void>
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

/** Whether the fields that are named are as expected. @throws Deviation */
export const must = (what: string, actual: Readonly<Record<string, unknown>>, expected: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(expected)) {
    if (textOf(actual[name]) !== textOf(value))
      throw new Deviation(`${what}: ${name} is ${textOf(actual[name])} instead of ${textOf(value)} (status ${textOf(actual['status'])})`)
  }
}

/** The hand of a name, which the case's `needs` promise. */
export const handOf = <Name extends Ability>(hands: Hands, name: Name): NonNullable<Hands[Name]> => {
  const hand = hands[name]
  if (hand === undefined) throw new Error(`the case uses ${name} and does not say that it needs it`)
  return hand
}
