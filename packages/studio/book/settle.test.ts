import { describe, expect, it } from 'vitest'
import type { ShownRound } from '../fair/shown-round.ts'
import { faultsOf } from '../fair/verify.ts'
import { type BookChoice, payOf, worthOf } from '../games/book/bets.ts'
import { betOnAll, findBet, outcomeOf, settleAll } from '../testing/book-bets.ts'
import { BOOK_BEGIN, BOOK_STAKE, openBook, sectionGame } from '../testing/open-book.ts'
import { roundIn } from '../testing/open-flights.ts'

describe('settlement', () => {
  it('pays every bet what its matches came to, once, and each can be checked by anybody', async () => {
    const book = await openBook()
    const singles = await betOnAll(book)
    const open = book.open()
    const parlays: string[] = []
    for (let at = 0; at + 2 < open.length; at += 3) {
      const picks = open
        .slice(at, at + 3)
        .map((match, index) => book.wishOf(match, index === 1 ? 'HANDICAP' : 'TOTAL', index === 1 ? '2' : 'U'))
      parlays.push(roundIn(await book.bet(picks)).roundId)
    }
    const all = [...singles, ...parlays]
    const debits = BOOK_STAKE * all.length
    expect(book.wallet.balance()).toBe(BOOK_BEGIN - debits)
    await settleAll(book)
    let paid = 0
    for (const id of all) {
      const round = book.round(id)
      expect(await faultsOf(sectionGame(), round as ShownRound), id).toEqual([])
      expect(round.state).toBe(outcomeOf(round).verdicts.every((verdict) => verdict === 'VOID') ? 'void' : 'settled')
      paid += round.state === 'void' ? round.stake : round.paid
    }
    expect(book.wallet.balance()).toBe(BOOK_BEGIN - debits + paid)
    const wins = book.calls('wallet/win')
    expect(new Set(wins.map(({ body }) => body['txId'])).size).toBe(wins.length)
    expect(wins.every(({ body }) => body['roundClosed'] === true)).toBe(true)
    // A losing bet is ended by a credit of nothing.
    expect(wins.some(({ body }) => body['amount'] === 0)).toBe(true)
    // Nothing more happens, however long one waits.
    await settleAll(book, 2)
    expect(book.calls('wallet/win')).toHaveLength(wins.length)
  })

  it('tells the wallet what a bet is on, and with its win what came of each leg', async () => {
    const book = await openBook()
    const [first, second] = book.open()
    const { roundId } = roundIn(await book.bet([book.wishOf(first!, 'RESULT', '1'), book.wishOf(second!, 'TOTAL', 'U')]))
    const [legs] = book.calls('wallet/bet').map(({ body }) => body['legs'])
    expect(legs).toMatchObject([
      { event: { EN: expect.stringContaining(' – ') as string }, market: { EN: 'Match result', TY: 'Kết quả trận' } },
      { market: { EN: 'Goals' }, pick: { EN: expect.stringMatching(/^Under [\d.]+ goals$/) as string } },
    ])
    await settleAll(book)
    const { verdicts } = outcomeOf(book.round(roundId))
    const last = book.calls('wallet/win').find(({ body }) => body['roundId'] === roundId)?.body['legs'] as readonly { result: string }[]
    expect(last.map(({ result }) => result)).toEqual(
      verdicts.map((verdict) => (verdict === 'WON' || verdict === 'LOST' ? verdict : 'VOID')),
    )
  })

  it('is the same in whatever order its legs stand and its matches end', async () => {
    const comesTo = async (turn: (picks: readonly number[]) => number[]): Promise<number> => {
      const book = await openBook()
      const open = book.open()
      const picks = turn([0, 1, 2]).map((at) => book.wishOf(open[at]!, at === 1 ? 'HANDICAP' : 'TOTAL', at === 1 ? '2' : 'U'))
      const { roundId } = roundIn(await book.bet(picks))
      await settleAll(book)
      const round = book.round(roundId)
      const { legs } = round.choice as BookChoice
      expect(legs.map(({ match }) => match)).toEqual(picks.map(({ match }) => match))
      return round.paid
    }
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]
    const paid = await Promise.all(orders.map((order) => comesTo((picks) => order.map((at) => picks[at]!))))
    expect(new Set(paid).size).toBe(1)
    const [stake, coin] = [BOOK_STAKE, 10_000]
    const odds = [187, 210, 153]
    for (const order of orders)
      expect(
        worthOf(
          stake,
          order.map((at) => odds[at]!),
          coin,
        ),
      ).toBe(worthOf(stake, odds, coin))
  })

  it('does not pass a bet whose match, seal, odds or payment was changed', async () => {
    const { round } = await findBet(({ state, paid }) => state === 'settled' && paid > 0)
    const opened = round as ShownRound
    const choice = opened.choice as BookChoice
    const outcome = outcomeOf(round)
    const game = sectionGame()
    const [match] = outcome.matches
    const changed = (parts: object) => ({ ...opened, outcome: { ...outcome, matches: [{ ...match, ...parts }] } })
    expect(await faultsOf(game, opened)).toEqual([])
    expect(await faultsOf(game, changed({ seed: 'ab'.repeat(32) }))).toContain('COMMITMENT')
    expect(await faultsOf(game, changed({ parts: match?.parts.map((part) => ({ ...part, seals: [] })) }))).toContain('SEALED_BETS')
    expect(await faultsOf(game, changed({ parts: match?.parts.map((part) => ({ ...part, score: [9, 9] })) }))).toContain('OUTCOME')
    const odds = choice.legs.map((leg) => ({ ...leg, odds: leg.odds + 1 }))
    expect(await faultsOf(game, { ...opened, choice: { ...choice, legs: odds } })).toEqual(expect.arrayContaining(['SEALED_BETS', 'PAID']))
    expect(await faultsOf(game, { ...opened, paid: opened.paid + 1 })).toEqual(['PAID'])
  })

  it('multiplies a parlay exactly and rounds down to the coin, and counts a void leg as 1.00', () => {
    // 1.85 * 2.04 * 1.72 = 6.49128: what the drawing of the slip says.
    expect(worthOf(1_000_000_000, [185, 204, 172], 10_000)).toBe(6_491_280_000)
    // 10,000 dong at 1.01 * 1.01 * 1.37 are 13,975.37, of which the part of a dong is not paid.
    expect(worthOf(100_000_000, [101, 101, 137], 10_000)).toBe(139_750_000)
    expect(worthOf(100_000_000, [101, 101, 137], 100)).toBe(139_753_700)
    // Beyond what a double holds exactly.
    expect(
      worthOf(
        10_000_000,
        Array.from({ length: 12 }, () => 107),
        1,
      ),
    ).toBe(Number((10_000_000n * 107n ** 12n) / 100n ** 12n))
    const legs = [185, 204, 172].map((odds) => ({ odds })) as unknown as BookChoice['legs']
    const choice = { stake: 1_000_000_000, legs, coin: 10_000 }
    expect(payOf(choice, ['WON', 'VOID', 'WON'])).toBe(3_182_000_000)
    expect(payOf(choice, ['WON', 'RETURNED', 'VOID'])).toBe(1_850_000_000)
    expect(payOf(choice, ['RETURNED', 'VOID', 'VOID'])).toBe(1_000_000_000)
    expect(payOf(choice, ['WON', 'LOST', 'VOID'])).toBe(0)
  })

  it('gives back a bet whose only match was abandoned, by a rollback, and says why', async () => {
    const { book, round } = await findBet(({ state }) => state === 'void')
    expect(round).toMatchObject({ refusal: 'MATCH_VOID', paid: 0 })
    expect(outcomeOf(round).verdicts).toEqual(['VOID'])
    expect(book.calls('wallet/rollback').map(({ body }) => body['betTxId'])).toContain(`${round.roundId}-bet`)
    expect(book.calls('wallet/win').some(({ body }) => body['roundId'] === round.roundId)).toBe(false)
    expect(book.view().bets.find((bet) => bet.round.roundId === round.roundId)?.legs).toMatchObject([
      { verdict: 'VOID', reason: 'ABANDONED' },
    ])
  })

  it('returns red and blue when a bout is a draw, by a credit of the stake', async () => {
    for (let from = 1; from < 60; from++) {
      const book = await openBook({ from: from * 10_000 })
      const session = await book.sit('PSCOCKFIGHT')
      const ids: string[] = []
      for (const match of book.open(session, 'COCKFIGHT'))
        ids.push(roundIn(await book.bet([book.wishOf(match, 'BOUT', '2')], {}, session)).roundId)
      await settleAll(book, 1)
      const round = ids.map((id) => book.round(id)).find((each) => each.outcome !== null && outcomeOf(each).verdicts[0] === 'RETURNED')
      if (!round) continue
      expect(round).toMatchObject({ state: 'settled', paid: BOOK_STAKE })
      expect(await faultsOf(sectionGame('PSCOCKFIGHT'), round as ShownRound)).toEqual([])
      return
    }
    throw new Error('no draw')
  })

  it('costs play money and pays it, on the same matches', async () => {
    const book = await openBook()
    const session = await book.sit('PSSPORTS', { mode: 'demo', playerId: null, balance: null })
    const trial = () => Number(book.store.one('SELECT balance FROM trials WHERE player = ?', session.player)?.['balance'])
    const begin = trial()
    const [match] = book.open(session)
    const picks = (['1', 'X', '2'] as const).map((pick) => book.wishOf(match!, 'RESULT', pick))
    const ids: string[] = []
    for (const pick of picks) ids.push(roundIn(await book.bet([pick], {}, session)).roundId)
    expect(trial()).toBe(begin - 3 * BOOK_STAKE)
    await settleAll(book, 1)
    const back = ids.map((id) => book.round(id)).reduce((sum, round) => sum + (round.state === 'void' ? round.stake : round.paid), 0)
    expect(back).toBeGreaterThan(BOOK_STAKE)
    expect(trial()).toBe(begin - 3 * BOOK_STAKE + back)
    expect(book.calls('wallet/win')).toEqual([])
  })
})
