import { buyIn, buyInAgain, type BoughtIn } from '../buy-ins/buy-in.ts'
import { openRound } from '../buy-ins/open-round.ts'
import { type Fired, recall, shoot } from '../buy-ins/shoot.ts'
import { settle, settleLeft } from '../buy-ins/settle.ts'
import type { House } from '../rounds/house.ts'
import { deliver } from '../rounds/outbox.ts'
import { keepSession, nextCommitment, type Session } from '../rounds/session.ts'
import { roundIn } from './open-flights.ts'
import { openStore, type Store } from '../rounds/store.ts'
import type { Authenticated } from '../wallet/wallet.ts'
import { type FakeWallet, fakeWallet } from './fake-wallet.ts'

/** The step of a stake in dong: 1,000 of them. */
export const UNIT = 10_000_000
export const BUY_IN = 100 * UNIT
export const BEGIN = 1000 * UNIT
/** The price of a shot in these tests: 400 dong. */
export const PRICE = 4_000_000

/** A store and a wallet that outlive a process, and a clock that only `pass` moves. */
export interface Ground {
  readonly wallet: FakeWallet
  readonly store: Store
  readonly now: () => number
  readonly pass: (ms: number) => void
  readonly house: House
}

export const openGround = (): Ground => {
  const wallet = fakeWallet(BEGIN, { gameCode: 'PSCORALREEF' })
  const store = openStore(':memory:')
  let time = 1_800_000_000_000
  let count = 0
  const now = () => time
  const chance = { id: () => `id-0000-${++count}`, seed: () => (++count).toString(16).padStart(64, '0') }
  return { wallet, store, now, pass: (ms) => void (time += ms), house: { wallet, store, now, chance } }
}

/** One player's launch of Coral Reef in a house, and what their page does. */
export const sitDown = async (house: House, over: Partial<Authenticated> = {}, launch = 'token-00000001') => {
  const from = await house.wallet.authenticate(launch)
  if (!('sessionToken' in from)) throw new Error('no session')
  const session: Session = keepSession(house.store, { ...from, ...over }, { id: house.chance.id(), now: house.now(), unit: UNIT })
  let requests = 0
  return {
    session,
    buyIn: async (amount = BUY_IN, more: object = {}): Promise<BoughtIn> =>
      buyIn(house, session, {
        requestId: `${launch}-${++requests}`,
        clientNumber: '71904226',
        commitment: await nextCommitment(house.store, { session: session.id, chance: house.chance }),
        choice: { buyIn: amount },
        ...more,
      }),
    more: (roundId: string, amount = BUY_IN, requestId = `${launch}-more-${++requests}`): Promise<BoughtIn> =>
      buyInAgain(house, session, { roundId, requestId, choice: { buyIn: amount } }),
    shoot: (roundId: string, number: number, target = 'minnow', price = PRICE): Promise<Fired> =>
      shoot(house, session, { roundId, number, target, price }),
    recall: (roundId: string, number: number): Fired => recall(house, session, { roundId, number }),
    settle: (roundId: string) => settle(house, session, roundId),
    open: (roundId: string) => openRound(house.store, roundId),
  }
}

/** A pass of the loop. */
export const look = async (house: House): Promise<number> => {
  const settled = await settleLeft(house)
  await deliver(house)
  return settled
}

/** A round that is open, and its player. */
export const openSea = async (over: Parameters<typeof sitDown>[1] = {}) => {
  const ground = openGround()
  const linh = await sitDown(ground.house, over)
  const { roundId } = roundIn(await linh.buyIn())
  return { ...ground, linh, roundId, paths: () => ground.wallet.calls.map(({ path }) => path) }
}

/** @throws Error with the refusal */
export const shotIn = (fired: Fired) => {
  if ('refused' in fired) throw new Error(fired.refused)
  return fired.shot
}
