import type { FlightView } from '../../flights/view.ts'
import type { Round } from '../../rounds/round.ts'
import { readRound } from '../api.ts'
import type { Table } from '../table.ts'

export const stands = (round: Round | null): round is Round & { readonly state: 'riding' | 'betting' } =>
  round !== null && (round.state === 'riding' || round.state === 'betting')

export interface OwnBets {
  /** The player's own bet of the flight in view, as it is known here. */
  readonly see: (view: Pick<FlightView, 'commitment'>, mine: Round | null) => void
  /** Counts what a bet came to: its money once, its outcome when it is open. */
  readonly count: (round: Round) => void
  /** A bet on the flight of this commitment was not taken: its stake is back in the balance. */
  readonly refuse: (commitment: string) => void
}

/** What the player's own bets do to balance and net. A flight that ended while there was no line is asked after, since the stream tells of the one of now alone. */
export const createOwnBets = (table: Pick<Table, 'finish'>, read: typeof readRound = readRound): OwnBets => {
  const counted = new Set<string>()
  const refused = new Set<string>()
  let last: Round | null = null
  let isFirst = true

  const count = (round: Round) => {
    const key = `${round.roundId} ${round.outcome === null}`
    if (stands(round) || round.state === 'refused' || counted.has(key)) return
    counted.add(key)
    if (round.state !== 'void') table.finish(round)
    // A bet that was void from the first is out of the balance no more, nor is one whose answer said so; one that flew comes back.
    else if (round.refusal === 'INTERRUPTED' && !refused.has(round.commitment))
      table.finish({ ...round, refusal: null, paid: round.stake, balance: null })
  }
  const askAfter = async (round: Round): Promise<void> => {
    const answer = await read(round.roundId)
    if (!('refused' in answer)) return count(answer)
    // Only what took its stake for good is a round to anybody.
    if (answer.refused === 'UNKNOWN_ROUND') count({ ...round, state: 'void', refusal: 'INTERRUPTED' })
    else last ??= round
  }
  return {
    count,
    refuse: (commitment) => void refused.add(commitment),
    see: ({ commitment }, mine) => {
      // What was over before this page opened is in its balance already.
      if (isFirst && mine && !stands(mine)) counted.add(`${mine.roundId} true`).add(`${mine.roundId} false`)
      isFirst = false
      if (mine) count(mine)
      const before = last
      last = stands(mine) ? mine : null
      if (before && before.commitment !== commitment) void askAfter(before)
    },
  }
}
