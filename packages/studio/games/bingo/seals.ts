import { sha256, toHex, utf8 } from '../../fair/bytes.ts'
import type { Card } from './card.ts'
import type { Pool } from './pool.ts'

const hashOf = async (text: string): Promise<string> => toHex(await sha256(utf8(text)))

/** Names a purchase to whoever made it, and nothing to others. */
export const markOf = (roundId: string, clientNumber: string): Promise<string> => hashOf(`PORTICO-STUDIO:MARK:1:${roundId}:${clientNumber}`)

export const cardsSealOf = (mark: string, cards: readonly Card[]): Promise<string> =>
  hashOf(`PORTICO-STUDIO:CARDS:1:${mark}:${cards.map((card) => card.join(',')).join(';')}`)

/** Seals of all purchases of a pool, in order, and the pool's own over them and what the prizes hang on. */
export const poolSealsOf = async (pool: Pool, flight: string): Promise<{ readonly seal: string; readonly bets: readonly string[] }> => {
  const bets = (await Promise.all(pool.bets.map(({ mark, cards }) => cardsSealOf(mark, cards)))).toSorted()
  const terms = [flight, pool.currency, pool.mode, pool.price, pool.carried, pool.houseCards, pool.place].join(':')
  return { seal: await hashOf(`PORTICO-STUDIO:POOL:1:${terms}\n${bets.join('\n')}`), bets }
}
