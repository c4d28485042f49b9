import type { BetState } from '@portico/contract/bets/shapes'
import { gameCode } from '@portico/contract/kit/wire'

export const STATES: readonly BetState[] = ['WAITING', 'WON', 'LOST', 'PUSH', 'VOID']

export const isState = (value: string | null): value is BetState => STATES.some((state) => state === value)

/** Whether the gateway would take this for a game; an address may hold anything. */
export const isGameCode = (value: string): boolean => gameCode.safeParse(value).success
