import type { BookView } from '../../book/view.ts'
import type { Round } from '../../rounds/round.ts'
import { freshRequest, placeOnBook } from '../api.ts'
import type { Table } from '../table.ts'
import type { WishNow } from './wishes.ts'

export interface Order {
  readonly picks: readonly WishNow[]
  readonly stake: number
  readonly better: boolean
}

export type Placed = ({ readonly round: Round } | { readonly refused: string }) & { readonly view?: BookView }

/**
 * Places bets. An order that got no answer keeps its id: pressed again with nothing changed it is the same bet, and never a second one.
 */
export const createPlacing = (table: Table): ((order: Order) => Promise<Placed>) => {
  const ids = new Map<string, string>()
  return async ({ picks, stake, better }) => {
    const sent = picks.map(({ wish, now }) => {
      const { match, market, line, pick, odds, version } = now ?? wish
      return { match, market, line, pick, odds, version }
    })
    const key = JSON.stringify([sent, stake])
    const requestId = ids.get(key) ?? freshRequest()
    ids.set(key, requestId)
    let view: BookView | undefined
    const answer = await table.bet({}, stake, async ({ clientNumber }) => {
      const reply = await placeOnBook<{ view?: BookView }>({ requestId, clientNumber, stake, picks: sent, better })
      view = reply.view
      return reply
    })
    if (!('refused' in answer && answer.refused === 'LOST')) ids.delete(key)
    return { ...('refused' in answer ? answer : { round: answer.round }), ...(view ? { view } : {}) }
  }
}
