import type { DuelView } from '../../duels/view.ts'
import type { PlayAnswer, SentBet } from '../api.ts'
import { refusalText, type Table } from '../table.ts'

export interface Till {
  /** Pays for the seat when both sit, and counts once what a game came to. `paid` when the answer is there. */
  readonly see: (view: DuelView, by: (bet: SentBet) => Promise<PlayAnswer>, paid: () => void) => void
  /** Why the own stake of the last game was not taken, in words. */
  readonly refusal: () => string | null
}

/** The player's own money in games of two. */
export const createTill = (table: Table): Till => {
  const requests = new Set<string>()
  const counted = new Set<string>()
  let refusal: string | null = null
  let refusedGame = ''
  let isFirst = true
  const pay = async (view: DuelView, by: (bet: SentBet) => Promise<PlayAnswer>): Promise<void> => {
    refusal = null
    const answer = await table.bet({ stake: view.stake }, view.stake, by)
    if (!('refused' in answer)) return
    refusedGame = view.id
    // Of a game that the other one could not pay, the game itself tells.
    refusal = answer.refused === 'NOT_STAKED' || answer.refused === 'VOID' ? null : refusalText(table.say, answer.refused)
  }
  return {
    refusal: () => refusal,
    see: (view, by, paid) => {
      const { round } = view
      const hasEnded = view.endedAt !== null
      // What was over before this page opened is in its balance already.
      if (isFirst && hasEnded) counted.add(view.id)
      isFirst = false
      if (view.state === 'staking' && round === null && !requests.has(view.id)) {
        requests.add(view.id)
        void pay(view, by).then(paid)
      }
      if (!hasEnded || round === null || counted.has(view.id)) return
      if (round.state === 'betting' || round.state === 'riding') return
      counted.add(view.id)
      if (view.state === 'over') table.finish(round)
      // A bet that was not taken is out of the balance no more; one that was comes back whole.
      else if (round.state === 'void' && refusedGame !== view.id)
        table.finish({ ...round, paid: round.stake, refusal: null, balance: null })
    },
  }
}
