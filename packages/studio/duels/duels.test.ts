import { describe, expect, it } from 'vitest'
import { faultsOf, type ShownRound } from '../fair/verify.ts'
import { feeOf, prizeOf } from '../games/cards/cards.ts'
import { gameOf } from '../games/games.ts'
import { roundOf } from '../rounds/round.ts'
import { BEGIN, type Duels, GAME, openDuels, STAKE } from '../testing/open-duels.ts'
import { advance } from './advance.ts'
import { AWAY_MS, STAKING_MS, TURN_MS, WAITING_AWAY_MS } from './duel.ts'
import { createPresence } from './presence.ts'
import { stand } from './sit.ts'

const game = () => {
  const found = gameOf(GAME)
  if (!found) throw new Error('no game')
  return found
}
const balances = ({ purseOf }: Duels) => [purseOf('player-1').balance(), purseOf('player-2').balance()]
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('a table of two', () => {
  it('takes both stakes once both sit, pays the pot without the fee to the winner, and can be checked by either', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    expect(balances(duels)).toEqual([BEGIN - STAKE, BEGIN - STAKE])
    duels.playOut(sessions)
    await duels.deliver()
    const views = sessions.map(duels.view)
    expect(views.map(({ state, ending }) => [state, ending])).toEqual([
      ['over', 'PLAYED'],
      ['over', 'PLAYED'],
    ])
    expect(views.map(({ round }) => round?.paid).toSorted()).toEqual([0, prizeOf(STAKE)])
    expect(sum(balances(duels))).toBe(2 * BEGIN - feeOf(STAKE))
    for (const { round } of views) {
      expect(round?.state).toBe('settled')
      expect(await faultsOf(game(), round as ShownRound)).toEqual([])
      const { shared } = round as ShownRound
      expect(await faultsOf(game(), { ...(round as ShownRound), clientNumber: '1' })).toContain('SEALED_BETS')
      expect(await faultsOf(game(), { ...(round as ShownRound), paid: 1 })).toEqual(['PAID'])
      expect(
        await faultsOf(game(), { ...(round as ShownRound), shared: { ...shared, flight: 'other', bets: shared?.bets ?? [] } }),
      ).toContain('OUTCOME')
    }
    const moved = duels.purseOf('player-1').calls.filter(({ path }) => path === 'wallet/win')
    expect(moved.map(({ body }) => body['roundClosed'])).toEqual([true])
  })

  it('costs nothing while one waits, and lets them go', async () => {
    const duels = openDuels()
    const one = await duels.enter('player-1')
    await duels.sit(one)
    await duels.pass(3_600_000)
    expect(duels.view(one)).toMatchObject({ state: 'waiting', opponent: null })
    expect(duels.purseOf('player-1').calls).toEqual([])
    expect(stand(duels.house, one)).toBe(true)
    expect(duels.view(one)).toMatchObject({ state: 'void', ending: 'LEFT' })
    // Whoever is gone keeps no seat.
    await duels.sit(one)
    await duels.go('player-1')
    await duels.pass(WAITING_AWAY_MS - 1)
    expect(duels.view(one).state).toBe('waiting')
    await duels.pass(1)
    expect(duels.view(one)).toMatchObject({ state: 'void', ending: 'LEFT' })
    const two = await duels.enter('player-2')
    await duels.sit(two)
    expect(duels.view(two).state).toBe('waiting')
  })

  it('never has the same player at both seats, nor other stakes or currencies', async () => {
    const duels = openDuels()
    const one = await duels.enter('player-1')
    const again = await duels.enter('player-1')
    expect(await duels.sit(one)).toEqual(await duels.sit(again))
    expect(duels.view(again)).toMatchObject({ state: 'waiting', opponent: null })
    const others = [await duels.enter('player-2', { currency: 'IDR' }), await duels.enter('player-3')] as const
    await duels.sit(others[0])
    await duels.sit(others[1], 2 * STAKE)
    expect(others.map((session) => duels.view(session).state)).toEqual(['waiting', 'waiting'])
    const { id } = duels.duelFor(one)
    expect(() =>
      duels.store.run('INSERT INTO duel_seats (duel, seat, player, session) VALUES (?, 1, ?, ?)', id, 'player-1', again.id),
    ).toThrow(/UNIQUE/)
  })

  it.each(['INSUFFICIENT_FUNDS', 'LIMIT_REACHED', 'LOST_CALL', 'LOST_REPLY', 'SESSION_EXPIRED'])(
    'where one stake came to %s returns the other, whoever was first',
    async (fault) => {
      for (const order of [
        [0, 1],
        [1, 0],
      ] as const) {
        const duels = openDuels()
        const sessions = [await duels.enter('player-1'), await duels.enter('player-2')] as const
        for (const session of sessions) await duels.sit(session)
        duels.purseOf('player-2').faults.push(fault)
        for (const place of order) await duels.pay(sessions[place])
        for (let tries = 0; tries < 3; tries++) {
          await duels.pass(5000)
          await duels.deliver()
        }
        expect(duels.view(sessions[0])).toMatchObject({ state: 'void', ending: 'NOT_STAKED', hand: [] })
        expect(balances(duels)).toEqual([BEGIN, BEGIN])
      }
    },
  )

  it('where one never pays returns the other’s stake in good time', async () => {
    const duels = openDuels()
    const one = await duels.enter('player-1')
    const two = await duels.enter('player-2')
    for (const session of [one, two]) await duels.sit(session)
    await duels.pay(one)
    await duels.pass(STAKING_MS - 1)
    expect(duels.view(one).state).toBe('staking')
    await duels.pass(1)
    await duels.deliver()
    expect(balances(duels)).toEqual([BEGIN, BEGIN])
    expect(await duels.pay(two)).toEqual({ refused: 'NOT_SEATED' })
    expect(duels.view(two)).toMatchObject({ state: 'void', ending: 'NOT_STAKED', round: null })
  })

  it('takes a stake once, for the game that was seen, and answers one request with one round', async () => {
    const duels = openDuels()
    const one = await duels.enter('player-1')
    expect(await duels.sit(one, STAKE + 1)).toEqual({ refused: 'NOT_A_BET' })
    expect(await duels.sit(one, 6 * STAKE)).toEqual({ refused: 'STAKE_ABOVE' })
    await duels.sit(one)
    expect(await duels.pay(one)).toEqual({ refused: 'NOT_SEATED' })
    await duels.sit(await duels.enter('player-2'))
    expect(await duels.pay(one, { commitment: 'f'.repeat(64) })).toEqual({ refused: 'COMMITMENT_SPENT' })
    expect(await duels.pay(one, { clientNumber: 'x' })).toEqual({ refused: 'NOT_A_BET' })
    const first = await duels.pay(one, { requestId: 'request-same' })
    expect(await duels.pay(one, { requestId: 'request-same' })).toEqual(first)
    expect(await duels.pay(one)).toEqual({ refused: 'COMMITMENT_SPENT' })
    expect(duels.purseOf('player-1').balance()).toBe(BEGIN - STAKE)
  })

  it('keeps the least time between two games', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    duels.playOut(sessions)
    expect(await duels.sit(sessions[0])).toMatchObject({ refused: 'TOO_SOON', waitMs: 5000 })
    await duels.pass(5000)
    expect(await duels.sit(sessions[0])).toHaveProperty('duel')
  })

  it('judges every press on the server, and answers one that is sent again as before', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    const turn = duels.view(sessions[0]).myTurn ? 0 : 1
    const [lead, other] = [sessions[turn], sessions[1 - turn] ?? sessions[0]]
    const weakest = duels.view(lead).hand[0] ?? 0
    expect(duels.move(other, [duels.view(other).hand[0] ?? 0])).toEqual({ refused: 'NOT_YOUR_TURN' })
    expect(duels.move(lead, [])).toEqual({ refused: 'MUST_LEAD' })
    expect(duels.move(lead, [duels.view(other).hand[0] ?? 0])).toEqual({ refused: 'NOT_YOUR_CARDS' })
    expect(duels.move(lead, [-1])).toEqual({ refused: 'NO_COMBINATION' })
    expect(duels.move(lead, [weakest, weakest])).toEqual({ refused: 'NO_COMBINATION' })
    expect(duels.move(lead, [weakest], 0)).toHaveProperty('duel')
    expect(duels.move(lead, [weakest], 0)).toHaveProperty('duel')
    expect(duels.view(lead).moves).toHaveLength(1)
    expect(duels.move(lead, [], 0)).toEqual({ refused: 'MOVED_ALREADY' })
    expect(duels.move(await duels.enter('player-3'), [weakest], 0)).toEqual({ refused: 'NOT_SEATED' })
  })
})

describe('the clocks of a table', () => {
  it('move for whoever lets 30 s run out: the weakest card when leading, else a pass', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    await duels.pass(TURN_MS - 1)
    expect(duels.view(sessions[0]).moves).toEqual([])
    await duels.pass(1)
    const [first] = duels.view(sessions[0]).moves
    expect(first).toMatchObject({ clock: true, ms: TURN_MS })
    expect(first?.cards).toHaveLength(1)
    await duels.pass(TURN_MS)
    expect(duels.view(sessions[0]).moves[1]).toMatchObject({ cards: [], clock: true })
    // Nobody at all ever presses: it still ends, and is settled.
    for (let turn = 0; turn < 60 && duels.view(sessions[0]).state === 'playing'; turn++) await duels.pass(TURN_MS)
    await duels.deliver()
    expect(sum(balances(duels))).toBe(2 * BEGIN - feeOf(STAKE))
  })

  it('wait for whoever is away, up to a minute a game, and go on where they stood', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    const onTurn = duels.view(sessions[0]).myTurn ? 0 : 1
    const [lead, other] = [sessions[onTurn], sessions[1 - onTurn] ?? sessions[0]]
    await duels.pass(10_000)
    await duels.go(lead.player)
    expect(duels.view(other)).toMatchObject({ turnEndsAt: null, turnLeftMs: TURN_MS - 10_000, theirs: { leftMs: AWAY_MS } })
    await duels.pass(40_000)
    expect(duels.view(other)).toMatchObject({ state: 'playing', moves: [] })
    duels.come(lead.player)
    await duels.pass(0)
    expect(duels.view(other).turnEndsAt).toBe(duels.house.now() + TURN_MS - 10_000)
    expect(duels.view(lead).mine).toEqual({ leftMs: 20_000, awaySince: null })
    // The minute is one budget.
    await duels.go(lead.player)
    await duels.pass(19_999)
    expect(duels.view(other).state).toBe('playing')
    await duels.pass(1)
    await duels.deliver()
    expect(duels.view(other)).toMatchObject({ state: 'over', ending: 'AWAY', round: { paid: prizeOf(STAKE), state: 'settled' } })
    expect(duels.view(lead)).toMatchObject({ round: { paid: 0 } })
    expect(await faultsOf(game(), duels.view(lead).round as ShownRound)).toEqual([])
  })

  it('find a line that is gone without a word', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    await duels.pass(0)
    duels.skip(8001)
    const presence = createPresence(duels.house.now)
    for (const { player } of sessions) presence.enter(player)
    duels.skip(8000)
    await advance(duels.house, presence)
    expect(duels.view(sessions[0]).mine.awaySince).toBeNull()
    duels.skip(1)
    await advance(duels.house, presence)
    expect(duels.view(sessions[0]).mine.awaySince).toBe(duels.house.now())
  })

  it('return both stakes without a fee where both are lost', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    await duels.go('player-1')
    await duels.pass(30_000)
    await duels.go('player-2')
    await duels.pass(30_000)
    await duels.deliver()
    expect(duels.view(sessions[0])).toMatchObject({ state: 'void', ending: 'BOTH_AWAY', theirHand: null })
    expect(balances(duels)).toEqual([BEGIN, BEGIN])
  })
})

describe('free play', () => {
  it('is against the house’s practice player, said to be one, for play money alone', async () => {
    const duels = openDuels()
    const trial = await duels.enter('x', { mode: 'demo', playerId: null, balance: null })
    const balance = () => Number(duels.store.one('SELECT balance FROM trials WHERE player = ?', trial.player)?.['balance'])
    const begun = balance()
    await duels.sit(trial)
    await duels.pay(trial)
    expect(balance()).toBe(begun - STAKE)
    expect(duels.view(trial)).toMatchObject({ state: 'playing', practice: true, opponent: null, theirs: null, theirCount: 13 })
    for (let turn = 0; turn < 200 && duels.view(trial).state === 'playing'; turn++) {
      if (duels.view(trial).myTurn) duels.step([trial])
      await duels.pass(1500)
    }
    const { round } = duels.view(trial)
    expect(round?.state).toBe('settled')
    expect(await faultsOf(game(), round as ShownRound)).toEqual([])
    expect(balance()).toBe(begun - STAKE + (round?.paid ?? 0))
    expect(duels.purseOf('x').calls).toEqual([])
  })

  it('never meets real money', async () => {
    const duels = openDuels()
    const one = await duels.enter('player-1')
    const trial = await duels.enter('x', { mode: 'demo', playerId: null, balance: null })
    await duels.sit(one)
    await duels.sit(trial)
    expect([duels.view(one), duels.view(trial)].map(({ state, practice }) => [state, practice])).toEqual([
      ['waiting', false],
      ['staking', true],
    ])
  })

  it('without enough play money is called off', async () => {
    const duels = openDuels()
    const trial = await duels.enter('x', { mode: 'demo', playerId: null, balance: null })
    duels.store.run('UPDATE trials SET balance = 1')
    await duels.sit(trial)
    expect(await duels.pay(trial)).toEqual({ refused: 'INSUFFICIENT_FUNDS' })
    expect(duels.view(trial)).toMatchObject({ state: 'void', ending: 'NOT_STAKED' })
  })
})

describe('what a player is shown', () => {
  it('is never a card of the other, nor what gives it away, before the end', async () => {
    for (let seed = 1; seed < 15; seed++) {
      const duels = openDuels(seed * 1000)
      const sessions = await duels.deal()
      for (let step = 0; step < 200 && duels.view(sessions[0]).state === 'playing'; step++) {
        const duel = duels.duelFor(sessions[0])
        for (const session of sessions) {
          const view = duels.view(session)
          const { seat } = view
          const theirs = (duel.hands?.[1 - seat] ?? []).filter((card) => !duel.moves.some(({ cards }) => cards.includes(card)))
          const { now: _, ...told } = view
          const numbers = [...told.hand, ...told.moves.flatMap(({ cards }) => cards), ...(told.lying ?? [])]
          expect(numbers.filter((card) => theirs.includes(card))).toEqual([])
          expect(told.theirHand).toBeNull()
          expect(told.theirCount).toBe(theirs.length)
          expect(told.round).toMatchObject({ seed: null, outcome: null, shared: null, choice: { moves: [] } })
          // No other field may hold cards, and none the secret.
          expect(Object.keys(told).toSorted()).toEqual(FIELDS)
          expect(JSON.stringify(told)).not.toContain(duel.seed)
        }
        duels.step(sessions)
      }
      for (const session of sessions) expect(duels.view(session).theirHand).not.toBeNull()
    }
  })

  const FIELDS = [
    'begunAt',
    'commitment',
    'endedAt',
    'ending',
    'entropy',
    'hand',
    'id',
    'lying',
    'mine',
    'moves',
    'myTurn',
    'number',
    'opponent',
    'practice',
    'round',
    'seat',
    'stake',
    'state',
    'theirCount',
    'theirHand',
    'theirs',
    'turnEndsAt',
    'turnLeftMs',
  ]

  it('tells nothing by the stake’s round, by its id, until the end', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    const id = duels.view(sessions[0]).round?.roundId ?? ''
    expect(roundOf(duels.store, id)).toMatchObject({ state: 'riding', seed: null, outcome: null, shared: null })
    duels.playOut(sessions)
    expect(roundOf(duels.store, id)?.seed).toMatch(/^\w{64}$/)
  })
})
