import { describe, expect, it } from 'vitest'
import type { ShownRound } from '../fair/shown-round.ts'
import { faultsOf } from '../fair/verify.ts'
import { bingo } from '../games/bingo/bingo.ts'
import { lastBallOf } from '../games/bingo/pool.ts'
import type { AnyGame } from '../games/games.ts'
import { deliver } from '../rounds/outbox.ts'
import { recover } from '../rounds/recover.ts'
import { roundOf } from '../rounds/round.ts'
import type { Store } from '../rounds/store.ts'
import { BEGIN, cardsOf, openBingo, PRICE } from '../testing/open-bingo.ts'
import { roundIn } from '../testing/open-flights.ts'
import { advanceBingo } from './advance.ts'
import { GRACE_MS } from './hall.ts'
import { buy } from './sale.ts'

/** The store of a process that is killed at its n-th transaction from now, before it is written. */
const killedAt = (store: Store, at: number): Store => {
  let left = at
  return {
    ...store,
    atOnce: (work) => {
      if (--left === 0)
        store.atOnce(() => {
          work()
          throw new Error('killed')
        })
      return store.atOnce(work)
    },
  }
}

describe('a stop of the studio', () => {
  it.each([1, 2, 3])('at the %s. transaction of a round changes neither its balls nor what it pays, and pays nothing twice', async (at) => {
    // The sale's end, the draw and the round's end are a transaction each.
    const play = async (killed: boolean) => {
      const { sit, purchase, hall, pass, close, named, wallet, store, round } = await openBingo({ houseCards: 9 })
      const session = await sit('player-1')
      const { roundId } = roundIn(await purchase(session, 3))
      const { closesAt, startsAt } = round()
      const over = startsAt + 76 * hall.terms.ballMs
      if (killed) {
        if (at === 3) await close()
        const dying = { ...hall, now: () => (at === 3 ? over : closesAt), store: killedAt(store, at === 3 ? 1 : at) }
        await expect(advanceBingo(dying, { watched: false })).rejects.toThrow('killed')
        expect(roundOf(store, roundId)?.state).toBe('riding')
        // The process is gone; the next one finds its store.
        expect(recover(hall)).toBe(0)
      }
      await pass(closesAt - hall.now())
      await pass(over - hall.now())
      await deliver(hall)
      const ended = roundOf(store, roundId)!
      expect(ended.state).toBe('settled')
      expect(wallet.balance()).toBe(BEGIN - 3 * PRICE + ended.paid)
      expect(await faultsOf(bingo as AnyGame, ended as ShownRound)).toEqual([])
      return named(1)!.drawn
    }
    expect(await play(true)).toEqual(await play(false))
  })

  it('from the sale until long after the round leaves it to be played out at once, with the balls it would have had', async () => {
    const { sit, purchase, hall, pass, named, wallet, store, view } = await openBingo({ houseCards: 9 })
    const session = await sit('player-1')
    const { roundId } = roundIn(await purchase(session, 2))
    // Two hours pass in which no process runs.
    expect(recover(hall)).toBe(0)
    await pass(7_200_000)
    await pass(100)
    await deliver(hall)
    const ended = roundOf(store, roundId)!
    expect(ended.state).toBe('settled')
    expect(wallet.balance()).toBe(BEGIN - 2 * PRICE + ended.paid)
    expect(named(1)?.state).toBe('over')
    expect(view(session)).toMatchObject({ round: null, sale: { number: 2, isOpen: true } })
  })

  it('while the wallet is asked for a stake sends that stake back', async () => {
    const { sit, purchase, hall, store, wallet, close, named } = await openBingo({ houseCards: 9 })
    const session = await sit('player-1')
    const { roundId } = roundIn(await purchase(session, 2))
    store.run("UPDATE rounds SET state = 'betting'")
    expect(recover(hall)).toBe(1)
    await deliver(hall)
    expect(wallet.balance()).toBe(BEGIN)
    expect(roundOf(store, roundId)).toMatchObject({ state: 'void', refusal: 'INTERRUPTED' })
    await close()
    expect(named(1)?.state).toBe('void')
  })
})

describe('an answer of the wallet that is lost', () => {
  it.each(['LOST_CALL', 'LOST_REPLY'] as const)('to a purchase (%s) leaves no card and takes no money', async (fault) => {
    const { sit, purchase, wallet, hall, pass, view } = await openBingo({ houseCards: 9 })
    const session = await sit('player-1')
    wallet.faults.push(fault)
    expect(roundIn(await purchase(session, 2))).toMatchObject({ state: 'void' })
    await pass(2000)
    await deliver(hall)
    expect(wallet.balance()).toBe(BEGIN)
    expect(view(session).sale?.cards).toBe(0)
  })

  it('to what a round pays is asked for again by the same id, and paid once', async () => {
    const { sit, purchase, wallet, hall, pass, ball, close, named, store, calls } = await openBingo({ houseCards: 9 })
    const session = await sit('player-1')
    const { roundId } = roundIn(await purchase(session, 6))
    await close()
    await ball(named(1)!, lastBallOf(named(1)!.drawn['VND:real']!.outcome) + 1)
    wallet.faults.push('LOST_REPLY', 'LOST_CALL')
    for (const pause of [0, 1000, 2000, 4000]) {
      await pass(pause)
      await deliver(hall)
    }
    const { paid } = roundOf(store, roundId)!
    expect(wallet.balance()).toBe(BEGIN - 6 * PRICE + paid)
    expect(new Set(calls('wallet/win').map(({ body }) => body['txId'])).size).toBe(1)
    expect(roundOf(store, roundId)?.state).toBe('settled')
  })

  it('until the sale has ended keeps those cards out of the draw, which waits for it no longer than its time', async () => {
    const { sit, purchase, wallet, hall, pass, round, named, store } = await openBingo({ houseCards: 9 })
    const [quick, slow] = [await sit('player-1'), await sit('player-2')]
    await purchase(quick, 1)
    let answer = (): void => undefined
    const answers = new Promise<void>((resolve) => (answer = resolve))
    const late = {
      ...hall,
      wallet: {
        ...wallet,
        send: async (...call: Parameters<typeof wallet.send>) => {
          if (call[0] === 'wallet/bet') await answers
          return wallet.send(...call)
        },
      },
    }
    await pass(round().closesAt - hall.now() - 10)
    const sent = { requestId: 'request-slow', clientNumber: '7', commitment: round().commitment, choice: { cards: await cardsOf(50, 1) } }
    const buying = buy(late, slow, sent)
    await pass(10)
    expect(named(1)?.state).toBe('betting')
    await pass(GRACE_MS)
    expect(named(1)?.state).toBe('flying')
    answer()
    const bought = roundIn(await buying)
    expect(bought).toMatchObject({ state: 'void', refusal: 'UNANSWERED' })
    await deliver(hall)
    expect(wallet.balance()).toBe(BEGIN - PRICE)
    expect(named(1)?.drawn['VND:real']?.pool.bets).toHaveLength(1)
    expect(roundOf(store, bought.roundId)?.state).toBe('void')
  })
})
