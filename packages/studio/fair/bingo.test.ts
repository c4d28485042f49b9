import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bingo } from '../games/bingo/bingo.ts'
import type { Card } from '../games/bingo/card.ts'
import type { AnyGame } from '../games/games.ts'
import { cardsOf, openBingo } from '../testing/open-bingo.ts'
import { roundIn } from '../testing/open-flights.ts'
import { roundOf } from '../rounds/round.ts'
import type { ShownRound } from './shown-round.ts'
import { faultsOf } from './verify.ts'

/** A stranger's program: Node's own functions and the README, nothing of ours. */
const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

function* numbers(seed: string, name: string): Generator<number, never, number> {
  let block = Buffer.alloc(0)
  let counter = 0
  let below = yield 0
  for (;;) {
    if (block.length === 0) block = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${name}:${counter++}`).digest()
    const word = block.readUInt32BE(0)
    block = block.subarray(4)
    if (word < 2 ** 32 - (2 ** 32 % below)) below = yield word % below
  }
}

const strangersRound = (round: ShownRound) => {
  const { flight, bets, pool } = round.shared as {
    flight: string
    bets: string[]
    pool: Record<string, unknown> & { bets: { mark: string; cards: Card[] }[] }
  }
  const sealed = pool.bets
    .map(({ mark, cards }) => hash(`PORTICO-STUDIO:CARDS:1:${mark}:${cards.map((card) => card.join(',')).join(';')}`))
    .sort()
  const terms = [flight, pool['currency'], pool['mode'], pool['price'], pool['carried'], pool['houseCards'], pool['place']].join(':')
  const poolSeal = hash(`PORTICO-STUDIO:POOL:1:${terms}\n${sealed.join('\n')}`)
  const entropy = hash(`PORTICO-STUDIO:SEAL:1:${bets.join('\n')}`)
  const stream = numbers(round.seed, `PORTICO-STUDIO:DRAW:1:${round.gameCode}:${flight}:${entropy}`)
  stream.next(1)
  const take = (left: number[]): number => left.splice(stream.next(left.length).value, 1)[0] ?? 0
  const left = Array.from({ length: 75 }, (_, index) => index + 1)
  const balls = Array.from({ length: 75 }, () => take(left))
  const house = Array.from({ length: Number(pool['houseCards']) }, () => {
    const card: number[] = []
    for (let column = 0; column < 5; column++) {
      const column15 = Array.from({ length: 15 }, (_, index) => column * 15 + index + 1)
      for (let row = 0; row < 5; row++) card[row * 5 + column] = row === 2 && column === 2 ? 0 : take(column15)
    }
    return card
  })
  const own = hash(`PORTICO-STUDIO:MARK:1:${round.roundId}:${round.clientNumber}`)
  return { poolSeal, bets, balls, house, isMine: pool.bets.some(({ mark }) => mark === own) }
}

describe('a round of bingo', () => {
  it('is what a stranger works out from the README, the opened secret and the opened pool', async () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { sit, purchase, close, named, pass, hall, store } = await openBingo({ houseCards: 9 }, seed * 100)
      const bought = [roundIn(await purchase(await sit('player-1'), 1 + (seed % 5))), roundIn(await purchase(await sit('player-2'), 2))]
      const trial = roundIn(await purchase(await sit('', { mode: 'demo', playerId: null }), 1))
      await close()
      await pass(named(1)!.startsAt + 76 * hall.terms.ballMs - hall.now())
      for (const { roundId } of [...bought, trial]) {
        const round = roundOf(store, roundId) as ShownRound
        const found = strangersRound(round)
        const outcome = round.outcome as { balls: number[]; houseCards: Card[] }
        expect(found.balls).toEqual(outcome.balls)
        expect(found.house).toEqual(outcome.houseCards)
        expect(found.bets).toContain(found.poolSeal)
        expect(found.isMine).toBe(true)
        expect(await faultsOf(bingo as AnyGame, round)).toEqual([])
      }
    }
  })

  it('hangs on every purchase: with other cards of another player the balls are others', async () => {
    const ballsWith = async (cards: readonly Card[]) => {
      const { sit, purchase, close, named } = await openBingo({ houseCards: 9 })
      await purchase(await sit('player-1'), 0, { choice: { cards: await cardsOf(7, 2) } })
      await purchase(await sit('player-2'), 0, { choice: { cards } })
      await close()
      return named(1)!.drawn['VND:real']!.outcome.balls
    }
    const [one, same, other] = [
      await ballsWith(await cardsOf(8, 1)),
      await ballsWith(await cardsOf(8, 1)),
      await ballsWith(await cardsOf(9, 1)),
    ]
    expect(same).toEqual(one)
    expect(other).not.toEqual(one)
  })
})
