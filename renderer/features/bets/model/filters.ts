import type { BetState } from '@portico/contract/bets/shapes'
import { gameCode } from '@portico/contract/kit/wire'
import type { RoundState } from '@portico/contract/records/round-shapes'

/** Bets on lotteries, and rounds of vendors' games. */
export const RECORDS = ['lottery', 'games'] as const
export type RecordName = (typeof RECORDS)[number]

export const STATES: readonly BetState[] = ['WAITING', 'WON', 'LOST', 'PUSH', 'VOID']
export const ROUND_STATES: readonly RoundState[] = ['OPEN', 'WON', 'LOST', 'RETURNED']

export const isState = (value: string | null): value is BetState => STATES.some((state) => state === value)
export const isRoundState = (value: string | null): value is RoundState => ROUND_STATES.some((state) => state === value)

/** Whether the gateway would take this for a game; an address may hold anything. */
export const isGameCode = (value: string): boolean => gameCode.safeParse(value).success
