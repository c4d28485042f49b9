import { advance } from '../duels/advance.ts'
import { type Duel, duelOf, latestDuelOf } from '../duels/duel.ts'
import { press } from '../duels/move.ts'
import { createPresence } from '../duels/presence.ts'
import { recoverDuels } from '../duels/recover.ts'
import { sit } from '../duels/sit.ts'
import { stake } from '../duels/stake.ts'
import { duelView } from '../duels/view.ts'
import { type AnyGame, gameOf } from '../games/games.ts'
import { moveOfClock, standingAfter } from '../games/cards/standing.ts'
import type { House } from '../rounds/house.ts'
import { deliver } from '../rounds/outbox.ts'
import { recover } from '../rounds/recover.ts'
import { keepSession, type Session } from '../rounds/session.ts'
import { openStore } from '../rounds/store.ts'
import type { Authenticated, Wallet } from '../wallet/wallet.ts'
import { type FakeWallet, fakeWallet } from './fake-wallet.ts'

export const STAKE = 1_000_000_000
export const BEGIN = 100 * STAKE
export const GAME = 'PSTWOKINGS'
/** Often enough that nobody who is there counts as away. */
const HEARD_EVERY_MS = 6000
export type Duels = ReturnType<typeof openDuels>

/** Games of two by a store in memory, a purse for each player, and a clock that only `pass` moves. Who is there is a set of the test's. */
export const openDuels = (firstSeed = 1) => {
  const purses = new Map<string, FakeWallet>()
  const purseOf = (player: string): FakeWallet => {
    const purse = purses.get(player) ?? fakeWallet(BEGIN)
    purses.set(player, purse)
    return purse
  }
  const wallet: Wallet = {
    authenticate: async () => ({ status: 'INVALID_TOKEN' }),
    send: (path, body) => purseOf(String(body['playerId'])).send(path, body),
  }
  const store = openStore(':memory:')
  let time = 1_800_000_000_000
  let ids = 0
  let seeds = firstSeed
  const chance = { id: () => `id-0000-${++ids}`, seed: () => (++seeds).toString(16).padStart(64, '0') }
  const house: House = { wallet, store, now: () => time, chance }
  const pages = new Map<string, () => void>()
  let presence = createPresence(house.now)
  const come = (player: string): void => {
    if (!pages.has(player)) pages.set(player, presence.enter(player))
  }
  const go = async (player: string): Promise<void> => {
    pages.get(player)?.()
    pages.delete(player)
    await advance(house, presence)
  }
  const enter = async (player: string, over: Partial<Authenticated> = {}): Promise<Session> => {
    const from = await purseOf(player).authenticate(`token-of-${player}-${++ids}`)
    if (!('sessionToken' in from)) throw new Error('no session')
    const session = keepSession(
      store,
      { ...from, playerId: player, gameCode: GAME, ...over },
      { id: chance.id(), now: time, unit: 10_000_000 },
    )
    come(session.player)
    return session
  }
  const duelFor = (session: Session): Duel => {
    const duel = latestDuelOf(store, session.player)
    if (!duel) throw new Error('no duel')
    return duel
  }
  let requests = 0
  const pay = (session: Session, more: object = {}) =>
    stake(house, session, {
      requestId: `request-${++requests}`,
      clientNumber: String(71_904_000 + requests),
      commitment: duelFor(session).commitment,
      choice: null,
      ...more,
    })
  const pass = async (ms: number): Promise<boolean> => {
    // Whoever has a page open is heard of all the while.
    for (let left = ms; ; left -= HEARD_EVERY_MS) {
      time += Math.min(left, HEARD_EVERY_MS)
      for (const player of pages.keys()) presence.hear(player)
      const owed = await advance(house, presence)
      if (left <= HEARD_EVERY_MS) return owed
    }
  }
  const move = (session: Session, cards: readonly number[], at: number = duelFor(session).moves.length) =>
    press(house, session, { at, cards })
  /** One legal move of whoever is on turn, of the two sessions. */
  const step = (sessions: readonly Session[]) => {
    const [first] = sessions
    if (!first) throw new Error('nobody plays')
    const duel = duelFor(first)
    const standing = standingAfter(duel.hands ?? [[], []], duel.moves)
    const player = duel.seats.find(({ seat }) => seat === standing.turn)?.player
    const session = sessions.find((one) => one.player === player)
    if (!session) throw new Error('it is the practice player’s turn')
    return move(session, moveOfClock(standing).cards)
  }
  return {
    house,
    store,
    purseOf,
    enter,
    come,
    go,
    pay,
    pass,
    move,
    step,
    duelFor,
    sit: (session: Session, amount = STAKE) => sit(house, session, { stake: amount }),
    view: (session: Session) => {
      const view = duelView(house, session)
      if (!view) throw new Error('no duel')
      return view
    },
    deliver: () => deliver(house),
    /** Two players sit at one table and pay. */
    deal: async () => {
      const one = await enter('player-1')
      const two = await enter('player-2')
      await sit(house, one, { stake: STAKE })
      await sit(house, two, { stake: STAKE })
      await pay(one)
      await pay(two)
      return [one, two] as const
    },
    playOut: (sessions: readonly Session[]) => {
      for (let moves = 0; moves < 200; moves++) {
        const [first] = sessions
        if (!first || duelOf(store, duelFor(first).id)?.state !== 'playing') return
        step(sessions)
      }
      throw new Error('it goes on and on')
    },
    /** The process is gone, and with it all streams; the next one finds its store. */
    stop: () => {
      presence = createPresence(house.now)
      pages.clear()
      return { bets: recover(house), ...recoverDuels(house) }
    },
    skip: (ms: number) => void (time += ms),
  }
}

export const cardsGame = (): AnyGame => {
  const found = gameOf(GAME)
  if (!found) throw new Error('no game')
  return found
}

/** What both players have. */
export const balancesOf = ({ purseOf }: Duels): readonly [number, number] => [purseOf('player-1').balance(), purseOf('player-2').balance()]

export const totalOf = (duels: Duels): number => balancesOf(duels)[0] + balancesOf(duels)[1]
