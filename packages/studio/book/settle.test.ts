import { describe, expect, it } from 'vitest'
import type { ShownRound } from '../fair/shown-round.ts'
import { faultsOf } from '../fair/verify.ts'
import { type BookChoice, payOf, worthOf } from '../games/book/bets.ts'
import type { BookOutcome } from '../games/book/proof.ts'
import { deliver } from '../rounds/outbox.ts'
import { recover } from '../rounds/recover.ts'
import type { Round } from '../rounds/round.ts'
import { openStore } from '../rounds/store.ts'
import { BOOK_BEGIN, BOOK_STAKE, type OpenBook, openBook, sectionGame } from '../testing/open-book.ts'
import { roundIn } from '../testing/open-flights.ts'
import type { House } from '../rounds/house.ts'
import { placeBet } from './bet.ts'
import { applyCorrections, correct } from './correct.ts'

const HOUR = 3_600_000

const outcomeOf = (round: Round): BookOutcome => round.outcome as BookOutcome

/** A single bet on every match that is open, and the end of all of them. */
const betOnAll = async (book: OpenBook) => {
  const ids: string[] = []
  for (const match of book.open()) ids.push(roundIn(await book.bet([book.wishOf(match, 'RESULT', '1')])).roundId)
  return ids
}

const settleAll = async (book: OpenBook, hours = 4) => {
  for (let minute = 0; minute < hours * 60; minute += 5) await book.pass(5 * 60_000)
  await deliver(book.house)
}

/** Books with other secrets, until one has a bet of the kind that is looked for. */
const findBet = async (fits: (round: Round) => boolean): Promise<{ readonly book: OpenBook; readonly round: Round }> => {
  for (let from = 1; from < 60; from++) {
    const book = await openBook({ from: from * 10_000 })
    const ids = await betOnAll(book)
    await settleAll(book, 1)
    const round = ids.map((id) => book.round(id)).find(fits)
    if (round) return { book, round }
  }
  throw new Error('no such bet')
}

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

  it('does not pass a bet whose match, seal, odds or payment was changed', async () => {
    const { round } = await findBet(({ state, paid }) => state === 'settled' && paid > 0)
    const shown = round as ShownRound
    const choice = shown.choice as BookChoice
    const outcome = outcomeOf(round)
    const game = sectionGame()
    const [match] = outcome.matches
    const changed = (parts: object) => ({ ...shown, outcome: { ...outcome, matches: [{ ...match, ...parts }] } })
    expect(await faultsOf(game, shown)).toEqual([])
    expect(await faultsOf(game, changed({ seed: 'ab'.repeat(32) }))).toContain('COMMITMENT')
    expect(await faultsOf(game, changed({ parts: match?.parts.map((part) => ({ ...part, seals: [] })) }))).toContain('SEALED_BETS')
    expect(await faultsOf(game, changed({ parts: match?.parts.map((part) => ({ ...part, score: [9, 9] })) }))).toContain('OUTCOME')
    const odds = choice.legs.map((leg) => ({ ...leg, odds: leg.odds + 1 }))
    expect(await faultsOf(game, { ...shown, choice: { ...choice, legs: odds } })).toEqual(expect.arrayContaining(['SEALED_BETS', 'PAID']))
    expect(await faultsOf(game, { ...shown, paid: shown.paid + 1 })).toEqual(['PAID'])
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

describe('a corrected result', () => {
  const opposite = (round: Round): readonly [number, number] => (round.paid > 0 ? [0, 5] : [5, 0])

  it('that comes before settlement is the one that counts, either way', async () => {
    for (const wins of [true, false]) {
      const book = await openBook()
      const [match] = book.open()
      const { roundId } = roundIn(await book.bet([book.wishOf(match!, 'RESULT', '1')]))
      const ended = () => book.store.one("SELECT 1 FROM matches WHERE id = ? AND state = 'ended'", match!.fixture.id) !== undefined
      expect(() => correct(book.store, { match: match!.fixture.id, score: [1, 0], reason: 'too soon', by: 'Lan' }, 1)).toThrow(
        'is not over',
      )
      for (let second = 0; !ended() && second < 4000; second++) await book.pass(1000)
      correct(
        book.store,
        { match: match!.fixture.id, score: wins ? [3, 0] : [0, 3], reason: 'goal wrongly given', by: 'Lan' },
        book.house.now(),
      )
      await book.pass(60_000)
      const round = book.round(roundId)
      expect(round).toMatchObject({ state: 'settled', paid: wins ? (round.choice as BookChoice).legs[0]!.odds * (BOOK_STAKE / 100) : 0 })
      expect(await faultsOf(sectionGame(), round as ShownRound)).toEqual([])
      expect(book.view().bets[0]?.legs[0]).toMatchObject({ reason: 'goal wrongly given' })
    }
  })

  it('credits the difference by an entry of its own, once, and leaves what was written before', async () => {
    const { book, round } = await findBet(({ state, paid }) => state === 'settled' && paid === 0)
    const { match, odds } = (round.choice as BookChoice).legs[0]!
    const before = book.wallet.balance()
    correct(book.store, { match, score: opposite(round), reason: 'scores were swapped', by: 'Lan' }, book.house.now())
    await book.pass(1000)
    await book.pass(1000)
    expect(applyCorrections(book.house)).toBe(false)
    const after = book.round(round.roundId)
    expect(after).toMatchObject({ state: 'settled', paid: (BOOK_STAKE / 100) * odds })
    const own = book.calls('wallet/win').filter(({ body }) => body['roundId'] === round.roundId)
    expect(own.map(({ body }) => [body['txId'], body['amount']])).toEqual([
      [`${round.roundId}-win`, 0],
      [`${round.roundId}-win-c1`, (BOOK_STAKE / 100) * odds],
    ])
    // Other bets on the match move as well; this one alone by its own entry.
    expect(book.wallet.balance()).toBeGreaterThanOrEqual(before + (BOOK_STAKE / 100) * odds)
    expect(await faultsOf(sectionGame(), after as ShownRound)).toEqual([])
    // Corrected back, nothing is taken: it says so, and what was paid stands.
    correct(book.store, { match, score: [0, 5], reason: 'it was right after all', by: 'Lan' }, book.house.now())
    await book.pass(1000)
    const back = book.round(round.roundId)
    expect(back.paid).toBe(after.paid)
    expect(outcomeOf(back)).toMatchObject({ verdicts: ['LOST'], paidBefore: after.paid })
    expect(await faultsOf(sectionGame(), back as ShownRound)).toEqual([])
    // And once more the other way: what was paid already is not paid again.
    correct(book.store, { match, score: [5, 0], reason: 'now for certain', by: 'Lan' }, book.house.now())
    await book.pass(1000)
    expect(book.calls('wallet/win').filter(({ body }) => body['roundId'] === round.roundId)).toHaveLength(2)
    expect(book.store.all('SELECT reason FROM corrections')).toHaveLength(3)
  })

  it('that makes a match count for nothing returns what was lost on it', async () => {
    const { book, round } = await findBet(({ state, paid }) => state === 'settled' && paid === 0)
    const { match } = (round.choice as BookChoice).legs[0]!
    correct(book.store, { match, score: null, reason: 'wrong side was listed', by: 'Lan' }, book.house.now())
    await book.pass(1000)
    expect(book.round(round.roundId)).toMatchObject({ paid: BOOK_STAKE, state: 'settled' })
  })

  it('says what is no correction', async () => {
    const { book, round } = await findBet(({ state }) => state === 'settled')
    const { match } = (round.choice as BookChoice).legs[0]!
    const good = { match, score: [1, 0] as const, reason: 'some reason', by: 'Lan' }
    const of = (change: object) => () => correct(book.store, { ...good, ...change }, 1)
    expect(of({ match: 'FOOTBALL-1' })).toThrow('there is no match')
    expect(of({ score: [-1, 0] })).toThrow('whole numbers')
    expect(of({ reason: '' })).toThrow('a reason')
    expect(book.store.all('SELECT 1 FROM corrections')).toEqual([])
  })
})

describe('a stop of the studio', () => {
  it('of hours costs nothing: parts are played by the times of their schedule, and every bet is settled at the next start', async () => {
    const one = await openBook()
    const other = await openBook()
    const ids = await betOnAll(one)
    expect(await betOnAll(other)).toEqual(ids)
    await settleAll(one)
    // This one stood still all the while.
    recover(other.house)
    await other.pass(4 * HOUR)
    await deliver(other.house)
    for (const id of ids) expect([other.round(id).state, other.round(id).paid]).toEqual([one.round(id).state, one.round(id).paid])
    expect(other.wallet.balance()).toBe(one.wallet.balance())
  })

  it('at any write leaves no bet paid twice and none unpaid', async () => {
    const undisturbed = await openBook()
    const expected = (await betOnAll(undisturbed)).length
    await settleAll(undisturbed, 1)
    for (let stopAt = 1; stopAt <= 400; stopAt += 23) {
      const store = openStore(':memory:')
      let writes = Infinity
      const fragile = {
        ...store,
        run: (...of: Parameters<typeof store.run>) => {
          if (--writes < 0) throw new Error('stopped')
          return store.run(...of)
        },
      }
      const book = await openBook({ store: { ...fragile, atOnce: store.atOnce } })
      expect(await betOnAll(book)).toHaveLength(expected)
      writes = stopAt
      await settleAll(book, 1).catch(() => undefined)
      writes = Infinity
      recover(book.house)
      await settleAll(book, 1)
      expect(
        book.store.all(
          "SELECT 1 FROM rounds WHERE state IN ('betting', 'riding', 'decided') AND NOT EXISTS (SELECT 1 FROM legs JOIN matches ON matches.id = legs.match WHERE legs.round = rounds.id AND matches.state <> 'final')",
        ),
      ).toEqual([])
      const [paid] = [
        book.store.one(
          "SELECT sum(CASE state WHEN 'void' THEN stake ELSE paid END) AS sum, sum(stake) AS staked FROM rounds WHERE state IN ('settled', 'void', 'riding')",
        ),
      ]
      const riding = Number(book.store.one("SELECT coalesce(sum(paid), 0) AS sum FROM rounds WHERE state = 'riding'")?.['sum'])
      expect(riding).toBe(0)
      expect(book.wallet.balance()).toBe(BOOK_BEGIN - Number(paid?.['staked']) + Number(paid?.['sum']))
    }
  })

  it('between the debit and its word gives the stake back', async () => {
    const book = await openBook()
    const picks = [book.wishOf(book.open()[0]!, 'RESULT', '1')]
    // The wallet takes the stake; the studio stops before it has read the answer, and starts again.
    const send: House['wallet']['send'] = async (path, body) => {
      const reply = await book.wallet.send(path, body)
      expect(recover(book.house)).toBe(1)
      return reply
    }
    const house: House = { ...book.house, wallet: { ...book.wallet, send } }
    await placeBet(house, book.session, { requestId: 'request-cut', clientNumber: '1', stake: BOOK_STAKE, picks, better: false }, 1)
    await deliver(book.house)
    expect(book.wallet.balance()).toBe(BOOK_BEGIN)
    expect(book.store.one('SELECT state, refusal FROM rounds')).toMatchObject({ state: 'void', refusal: 'INTERRUPTED' })
  })
})
