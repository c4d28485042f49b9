import { describe, expect, it } from 'vitest'
import { advance } from '../flights/advance.ts'
import { board } from '../flights/board.ts'
import { latestFlight } from '../flights/flight.ts'
import { faultsOf } from '../fair/verify.ts'
import type { ShownRound } from '../fair/shown-round.ts'
import type { ReefChoice } from '../games/reef/reef.ts'
import { type AnyGame, gameOf } from '../games/games.ts'
import { deliver } from '../rounds/outbox.ts'
import { roundOf, roundsOf } from '../rounds/round.ts'
import { roundIn } from '../testing/open-flights.ts'
import { BEGIN, BUY_IN, look, openGround, openSea, PRICE, shotIn, sitDown, UNIT } from '../testing/open-reef.ts'
import { KEPT_MS, LONGEST_MS } from './open-round.ts'
import { recoverBuyIns } from './settle.ts'

const game = gameOf('PSCORALREEF') as AnyGame

describe('a round by buy-in', () => {
  it('moves money when it is bought into and when it is settled, and can be checked shot by shot', async () => {
    const { linh, roundId, house, wallet, pass, paths, store } = await openSea()
    expect(wallet.balance()).toBe(BEGIN - BUY_IN)
    let left = BUY_IN
    for (let number = 1; number <= 40; number++) {
      pass(250)
      const { paid } = shotIn(await linh.shoot(roundId, number, number % 2 ? 'minnow' : 'bass'))
      left += paid - PRICE
      expect(linh.open(roundId).left).toBe(left)
    }
    expect(roundOf(store, roundId)).toMatchObject({ state: 'riding', seed: null, outcome: null })
    expect(roundsOf(store, 'player-1', 'PSCORALREEF', 20)).toEqual([])
    expect(paths()).toEqual(['wallet/bet'])
    const round = roundIn(await linh.settle(roundId))
    expect(round).toMatchObject({ state: 'settled', stake: BUY_IN, paid: left, balance: BEGIN - BUY_IN + left })
    expect(wallet.balance()).toBe(BEGIN - BUY_IN + left)
    expect(paths()).toEqual(['wallet/bet', 'wallet/win'])
    expect(wallet.calls.at(-1)?.body).toMatchObject({ roundClosed: true, amount: left, roundId })
    expect((round.choice as ReefChoice).shots).toHaveLength(40)
    expect(await faultsOf(game, round as ShownRound)).toEqual([])
    // Settled again it says the same and pays nothing more; a late shot finds it over.
    expect(roundIn(await linh.settle(roundId)).paid).toBe(left)
    expect(await linh.shoot(roundId, 41)).toEqual({ refused: 'ROUND_OVER' })
    await look(house)
    expect(wallet.balance()).toBe(BEGIN - BUY_IN + left)
  })

  it('is one for each player, whichever launch asks, and goes on in the next launch', async () => {
    const { linh, roundId, house, pass } = await openSea()
    pass(60_000)
    const again = await sitDown(house, {}, 'token-00000002')
    expect(await again.buyIn()).toEqual({ refused: 'ROUND_OPEN' })
    shotIn(await again.shoot(roundId, 1))
    expect(linh.open(roundId).fired).toBe(1)
    const other = await sitDown(house, { playerId: 'player-2' }, 'token-00000003')
    expect(await other.shoot(roundId, 2)).toEqual({ refused: 'UNKNOWN_ROUND' })
    expect(await other.settle(roundId)).toEqual({ refused: 'UNKNOWN_ROUND' })
    expect(roundIn(await again.settle(roundId)).state).toBe('settled')
  })

  it('keeps its player from no flight beside it', async () => {
    const { house, roundId, linh } = await openSea()
    const flier = await sitDown(house, { gameCode: 'PSSKYLANTERN' }, 'token-00000002')
    await advance(house, { watched: true })
    const bet = { requestId: 'request-fly', clientNumber: '1', commitment: latestFlight(house.store)?.commitment ?? '' }
    expect(roundIn(await board(house, flier.session, { ...bet, choice: { stake: UNIT } })).state).toBe('riding')
    expect(roundIn(await linh.settle(roundId)).state).toBe('settled')
  })

  it('takes more stakes, and pays all of what is left in one credit', async () => {
    const { linh, roundId, wallet, paths } = await openSea()
    expect(roundIn(await linh.more(roundId, 50 * UNIT, 'request-more')).stake).toBe(150 * UNIT)
    expect(roundIn(await linh.more(roundId, 50 * UNIT, 'request-more')).stake).toBe(150 * UNIT)
    expect(linh.open(roundId).left).toBe(150 * UNIT)
    expect(wallet.balance()).toBe(BEGIN - 150 * UNIT)
    const round = roundIn(await linh.settle(roundId))
    expect(round).toMatchObject({ stake: 150 * UNIT, paid: 150 * UNIT, choice: { buyIns: [100 * UNIT, 50 * UNIT] } })
    expect(await faultsOf(game, round as ShownRound)).toEqual([])
    expect(paths()).toEqual(['wallet/bet', 'wallet/bet', 'wallet/win'])
    expect(await linh.more(roundId)).toEqual({ refused: 'ROUND_OVER' })
  })

  it('goes on with what it has when a further stake is refused, and gives back one that was not answered', async () => {
    const { linh, roundId, wallet, house, paths } = await openSea()
    wallet.faults.push('INSUFFICIENT_FUNDS')
    expect(await linh.more(roundId)).toEqual({ refused: 'INSUFFICIENT_FUNDS' })
    expect(paths()).not.toContain('wallet/rollback')
    wallet.faults.push('SESSION_EXPIRED')
    expect(await linh.more(roundId)).toEqual({ refused: 'SESSION_EXPIRED' })
    wallet.faults.push('LOST_REPLY')
    expect(await linh.more(roundId, BUY_IN, 'request-lost')).toEqual({ refused: 'VOID' })
    expect(await linh.more(roundId, BUY_IN, 'request-lost')).toEqual({ refused: 'VOID' })
    await deliver(house)
    expect(wallet.balance()).toBe(BEGIN - BUY_IN)
    expect(linh.open(roundId)).toMatchObject({ left: BUY_IN, round: { stake: BUY_IN } })
    expect(roundIn(await linh.settle(roundId))).toMatchObject({ state: 'settled', paid: BUY_IN })
    expect(wallet.balance()).toBe(BEGIN)
  })

  it('sends its credit only after a stake that is on its way back was answered for', async () => {
    const { linh, roundId, wallet, house, pass, paths } = await openSea()
    wallet.faults.push('LOST_REPLY', 'INTERNAL', 'INTERNAL')
    await linh.more(roundId)
    expect(roundIn(await linh.settle(roundId)).state).toBe('decided')
    expect(paths()).not.toContain('wallet/win')
    pass(10_000)
    await deliver(house)
    pass(10_000)
    await deliver(house)
    expect(paths().slice(-2)).toEqual(['wallet/rollback', 'wallet/win'])
    expect(wallet.balance()).toBe(BEGIN)
    expect(roundOf(house.store, roundId)?.state).toBe('settled')
  })

  it('that is settled while a further stake is asked for does not hold it, and it goes back', async () => {
    const { linh, roundId, house, wallet, store } = await openSea()
    let answer: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => (answer = resolve))
    // Taken at once, and answered for too late.
    const send: typeof wallet.send = async (path, body) => {
      const reply = await wallet.send(path, body)
      await waiting
      return reply
    }
    const slow = await sitDown({ ...house, wallet: { ...wallet, send } }, {}, 'token-00000002')
    const answerOfMore = slow.more(roundId)
    expect(await linh.more(roundId)).toEqual({ refused: 'ROUND_OPEN' })
    expect(roundIn(await linh.settle(roundId))).toMatchObject({ state: 'settled', paid: BUY_IN, stake: BUY_IN })
    answer()
    expect(await answerOfMore).toEqual({ refused: 'VOID' })
    expect(roundOf(store, roundId)?.stake).toBe(BUY_IN)
    expect(wallet.balance()).toBe(BEGIN)
  })

  it('keeps going after a stop, and a further stake of unknown outcome comes back at once', async () => {
    const { linh, roundId, house, wallet } = await openSea()
    const ending = new Error('the process is gone')
    const send: typeof wallet.send = async (path, body) => wallet.send(path, body).then(() => Promise.reject(ending))
    const dying = await sitDown({ ...house, wallet: { ...wallet, send } }, {}, 'token-00000002')
    await expect(dying.more(roundId)).rejects.toThrow(ending)
    expect(wallet.balance()).toBe(BEGIN - 2 * BUY_IN)
    expect([recoverBuyIns(house), recoverBuyIns(house)]).toEqual([1, 0])
    await deliver(house)
    expect(wallet.balance()).toBe(BEGIN - BUY_IN)
    shotIn(await linh.shoot(roundId, 1))
    expect(roundIn(await linh.settle(roundId)).state).toBe('settled')
  })

  it('whose first stake is not answered is rolled back and has no shots', async () => {
    const { house, wallet } = openGround()
    const linh = await sitDown(house)
    wallet.faults.push('LOST_REPLY')
    const round = roundIn(await linh.buyIn())
    expect(round.state).toBe('void')
    expect(wallet.balance()).toBe(BEGIN)
    expect(await linh.shoot(round.roundId, 1)).toEqual({ refused: 'ROUND_OVER' })
  })

  it.each([
    ['NOT_A_BET', UNIT / 2],
    ['STAKE_ABOVE', 501 * UNIT],
    ['STAKE_BELOW', UNIT],
  ])('is refused as %s before the wallet hears of it', async (refused, amount) => {
    const { house, wallet } = openGround()
    const linh = await sitDown(house, { limits: { minStake: 10 * UNIT, maxStake: 500 * UNIT, maxPayout: 10 ** 12 } })
    expect(await linh.buyIn(amount)).toEqual({ refused })
    expect(wallet.calls).toEqual([])
  })

  it('runs alike with play money, and asks no wallet', async () => {
    const { linh, roundId, paths, pass, store } = await openSea({ mode: 'demo', playerId: null })
    const money = () => Number(store.one('SELECT balance FROM trials')?.['balance'])
    const begun = money()
    await linh.more(roundId, UNIT)
    pass(250)
    const { paid } = shotIn(await linh.shoot(roundId, 1))
    const round = roundIn(await linh.settle(roundId))
    expect(round).toMatchObject({ state: 'settled', version: game.version, balance: begun + BUY_IN - PRICE + paid })
    expect(await faultsOf(game, round as ShownRound)).toEqual([])
    expect(paths()).toEqual([])
  })
})

describe('a round that its player left', () => {
  it('is kept for ten minutes from the last that was heard of its page, then settles itself', async () => {
    const { linh, roundId, house, wallet, pass } = await openSea()
    pass(KEPT_MS - 1)
    expect(await look(house)).toBe(0)
    const { paid } = shotIn(await linh.shoot(roundId, 1))
    pass(KEPT_MS - 1)
    expect(await look(house)).toBe(0)
    pass(1)
    expect(await look(house)).toBe(1)
    expect(roundOf(house.store, roundId)).toMatchObject({ state: 'settled', refusal: null, paid: BUY_IN - PRICE + paid })
    expect(wallet.balance()).toBe(BEGIN - PRICE + paid)
    expect(await look(house)).toBe(0)
  })

  it('lasts two hours at most, however lively its page is', async () => {
    const { linh, roundId, house, pass } = await openSea()
    for (let number = 1; number <= LONGEST_MS / (KEPT_MS / 2); number++) {
      expect(await look(house)).toBe(0)
      pass(KEPT_MS / 2)
      if (number * (KEPT_MS / 2) < LONGEST_MS) shotIn(await linh.shoot(roundId, number))
    }
    expect(await look(house)).toBe(1)
  })

  it('whose shots do not come to what was shown is not paid, and keeps no other from being settled', async () => {
    const { linh, roundId, house, pass, store } = await openSea()
    const minh = await sitDown(house, { playerId: 'player-2' }, 'token-00000002')
    const other = roundIn(await minh.buyIn())
    shotIn(await linh.shoot(roundId, 1))
    store.run('UPDATE shots SET paid = paid + 1')
    pass(KEPT_MS)
    await expect(look(house)).rejects.toThrow('1 of 2 rounds')
    expect(roundOf(store, roundId)?.state).toBe('riding')
    expect(roundOf(store, other.roundId)?.state).toBe('decided')
  })

  it('is settled at the next start when its time passed while the studio stood still', async () => {
    const { roundId, house, pass } = await openSea()
    pass(KEPT_MS)
    recoverBuyIns(house)
    expect(await look(house)).toBe(1)
    expect(roundOf(house.store, roundId)?.state).toBe('settled')
  })
})
