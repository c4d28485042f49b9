import { entropyOf } from '../fair/sealed-bets.ts'
import { numbersOf } from '../fair/stream.ts'
import { bingo, type BingoChoice } from '../games/bingo/bingo.ts'
import type { Pool, PoolBet } from '../games/bingo/pool.ts'
import { markOf, poolSealsOf } from '../games/bingo/seals.ts'
import { coinOf } from '../games/game.ts'
import { returnStake } from '../rounds/recover.ts'
import { decideRiding, endShared, openShared, sealShared } from '../rounds/shared.ts'
import type { Row } from '../rounds/store.ts'
import { type BingoRound, carriedOf, carry, type DrawnPool, type Hall, nextStart, poolKey } from './hall.ts'

/** A sale begins, for the next round that can still be sold for. */
export const openSale = (hall: Hall): Promise<void> => {
  const startsAt = nextStart(hall.now(), hall.terms)
  return openShared(hall, { game: bingo.code, closesAt: startsAt - hall.terms.closedMs, startsAt })
}

const choiceIn = (row: Row): BingoChoice => JSON.parse(String(row['choice'])) as BingoChoice

interface Sold {
  readonly key: string
  readonly rows: readonly Row[]
  readonly pool: Omit<Pool, 'bets'>
}

/** Within a transaction: ends the sale. Players of a pool that is too small get their money back; what the others play for is fixed. */
const endSale = (hall: Hall, round: BingoRound): readonly Sold[] => {
  const { store, terms } = hall
  const byKey = Map.groupBy(sealShared(hall, round.id), (row) => poolKey({ currency: String(row['currency']), mode: String(row['mode']) }))
  return [...byKey].flatMap(([key, rows]) => {
    const sold = rows.reduce((sum, row) => sum + choiceIn(row).cards.length, 0)
    const [first] = rows
    if (!first || sold + terms.houseCards < terms.leastCards) {
      for (const row of rows) returnStake(hall, row, 'TOO_FEW_CARDS')
      return []
    }
    const opened = store.one(
      "SELECT json_extract(opened, '$.currencyExponent') AS exponent FROM sessions WHERE id = ?",
      String(first['session']),
    )
    const pool = {
      currency: String(first['currency']),
      mode: first['mode'] === 'demo' ? ('demo' as const) : ('real' as const),
      price: choiceIn(first).price,
      carried: carriedOf(store, key),
      houseCards: Math.max(0, terms.leastCards - sold),
      place: coinOf(String(first['currency']), Number(opened?.['exponent'] ?? 0)),
    }
    return [{ key, rows, pool }]
  })
}

const betIn = async (row: Row): Promise<PoolBet> => ({
  mark: await markOf(String(row['id']), String(row['client_number'])),
  cards: choiceIn(row).cards,
})

/**
 * Ends the sale, seals what was bought, draws all balls and stores them with what they come to. From here on nothing can change it. A pass
 * that was broken off between is made again with the same result: what is sealed stays as it is.
 */
export const drawRound = async (hall: Hall, round: BingoRound): Promise<void> => {
  const { store, now } = hall
  const sold = store.atOnce(() => endSale(hall, round))
  if (sold.length === 0) return store.atOnce(() => endShared(hall, round.id, 'void', now()))
  const pools = await Promise.all(
    sold.map(async ({ key, rows, pool }) => {
      const whole: Pool = { ...pool, bets: await Promise.all(rows.map(betIn)) }
      return { key, pool: whole, seal: (await poolSealsOf(whole, round.id)).seal }
    }),
  )
  const seals = pools.map(({ seal }) => seal).toSorted()
  const entropy = await entropyOf(seals)
  const drawn: Record<string, DrawnPool> = {}
  for (const { key, pool } of pools) {
    const below = await numbersOf({ gameCode: bingo.code, roundId: round.id, seed: round.seed, clientNumber: entropy })
    drawn[key] = { pool, outcome: await bingo.draw(below, { price: pool.price, cards: [] }, 1, pool) }
  }
  store.atOnce(() => {
    const stored = store.run(
      "UPDATE flights SET state = 'flying', bets = ?, entropy = ?, drawn = ? WHERE id = ? AND state = 'sealed'",
      JSON.stringify(seals),
      entropy,
      JSON.stringify(drawn),
      round.id,
    )
    if (stored === 1) for (const [key, { pool }] of Object.entries(drawn)) carry(store, key, -pool.carried)
  })
}

/** Ends a round whose last ball that counts was shown: pays everybody, and opens the seed. */
export const endRound = (hall: Hall, round: BingoRound): void => {
  const { store, now } = hall
  store.atOnce(() => {
    for (const row of store.all("SELECT * FROM rounds WHERE flight = ? AND state = 'riding'", round.id)) {
      const drawn = round.drawn[poolKey({ currency: String(row['currency']), mode: String(row['mode']) })]
      if (!drawn) throw new Error(`round ${round.id} has no pool for ${String(row['id'])}`)
      decideRiding(hall, row, { paid: bingo.pays(choiceIn(row), drawn.outcome), outcome: drawn.outcome })
    }
    for (const [key, { outcome }] of Object.entries(round.drawn)) carry(store, key, outcome.rest)
    endShared(hall, round.id, 'over', now())
  })
}
