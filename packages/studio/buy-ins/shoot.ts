import type { Amount } from '../games/game.ts'
import { backOf, MOST_SHOTS, pricesOf, reef, type Shot } from '../games/reef/reef.ts'
import { targetOf } from '../games/reef/targets.ts'
import type { House } from '../rounds/house.ts'
import { type Session, stakeStepOf } from '../rounds/session.ts'
import type { Row, Store } from '../rounds/store.ts'
import { type FiredShot, markSeen, type OpenRound, openRound, ownRow, shotFrom, streamOf } from './open-round.ts'

/** So many shots within any second. */
export const SHOTS_A_SECOND = 4
const SECOND_MS = 1000
/** How far a shot may be ahead of the last one that arrived: those between are still on their way. */
const MOST_AHEAD = 8

export type ShotRefusal =
  | 'NOT_A_SHOT'
  | 'UNKNOWN_ROUND'
  | 'ROUND_OVER'
  | 'ROUND_FULL'
  | 'SHOT_AHEAD'
  | 'SHOT_SPENT'
  | 'TOO_FAST'
  | 'BUY_IN_SPENT'
  | 'PAYOUT_ABOVE'

export type Fired =
  | { readonly shot: FiredShot; readonly open: OpenRound }
  | { readonly refused: ShotRefusal; readonly waitMs?: number; readonly open?: OpenRound }

export interface SentShot {
  readonly roundId: string
  /** Counted by the page from 1; what tells one press from another however often it is sent. */
  readonly number: number
  readonly target: string
  readonly price: Amount
}

/** The number drawn for one shot: its place in the round's stream, whatever was shot at before. */
const drawnFor = async (store: Store, row: Row, number: number): Promise<number> => {
  const shots: Shot[] = Array.from({ length: number }, () => null)
  const { numbers } = await reef.draw(await streamOf(store, row), { buyIns: [], shots }, 0)
  const drawn = numbers.at(-1)
  if (drawn === undefined) throw new RangeError(`no shot ${number}`)
  return drawn
}

const storedShot = (store: Store, round: string, number: number): FiredShot | undefined => {
  const row = store.one('SELECT * FROM shots WHERE round = ? AND number = ?', round, number)
  return row && shotFrom(row)
}

const write = (store: Store, round: string, { number, target, price, paid }: FiredShot, now: number): void => {
  store.run(
    'INSERT INTO shots (round, number, target, price, paid, fired_at) VALUES (?, ?, ?, ?, ?, ?)',
    round,
    number,
    target,
    price,
    paid,
    now,
  )
}

/** Why a number is none of a round's shots, whatever its round. */
const numberRefusal = (number: number): ShotRefusal | undefined => {
  if (!Number.isSafeInteger(number) || number < 1) return 'NOT_A_SHOT'
  return number > MOST_SHOTS ? 'ROUND_FULL' : undefined
}

const isAhead = (number: number, { next }: OpenRound): boolean => number >= next + MOST_AHEAD

/** How long until one more shot keeps to the rate, by the server's clock. */
const paceWait = (store: Store, round: string, now: number): number => {
  const row = store.one(
    'SELECT fired_at FROM shots WHERE round = ? AND target IS NOT NULL ORDER BY fired_at DESC LIMIT 1 OFFSET ?',
    round,
    SHOTS_A_SECOND - 1,
  )
  return row ? Math.max(0, Number(row['fired_at']) + SECOND_MS - now) : 0
}

/**
 * One shot: drawn and stored before it is answered. Sent again under its number it is answered as the first time and costs nothing more;
 * a number that stands for another shot, or for one that was returned, is `SHOT_SPENT`.
 */
export const shoot = async (house: House, session: Session, { roundId, number, target: aimed, price }: SentShot): Promise<Fired> => {
  const { store } = house
  const row = ownRow(store, session, roundId)
  if (!row) return { refused: 'UNKNOWN_ROUND' }
  const target = targetOf(aimed)
  if (!target || !pricesOf(stakeStepOf(session, reef)).includes(price)) return { refused: 'NOT_A_SHOT' }
  const refused = numberRefusal(number)
  if (refused) return { refused }
  const paid = backOf([target.id, price], await drawnFor(store, row, number))
  return store.atOnce((): Fired => {
    const now = house.now()
    const standing = ownRow(store, session, roundId)
    if (standing?.['state'] !== 'riding') return { refused: 'ROUND_OVER' }
    const before = storedShot(store, roundId, number)
    const open = openRound(store, roundId)
    if (before) {
      const isSame = before.target === target.id && before.price === price
      return isSame ? { shot: before, open } : { refused: 'SHOT_SPENT', open }
    }
    if (isAhead(number, open)) return { refused: 'SHOT_AHEAD', open }
    const waitMs = paceWait(store, roundId, now)
    if (waitMs > 0) return { refused: 'TOO_FAST', waitMs, open }
    if (price > open.left) return { refused: 'BUY_IN_SPENT', open }
    // What the round might come to is bounded before it is known what it does.
    if (open.left - price + price * target.times > session.opened.limits.maxPayout) return { refused: 'PAYOUT_ABOVE', open }
    const shot: FiredShot = { number, target: target.id, price, paid }
    write(store, roundId, shot, now)
    markSeen(store, roundId, now)
    return { shot, open: openRound(store, roundId) }
  })
}

/**
 * What became of a shot whose answer did not come. One that arrived stands; one that did not is returned, and its number is spent, so that
 * it costs nothing when it arrives after all.
 */
export const recall = ({ store, now }: House, session: Session, { roundId, number }: Pick<SentShot, 'roundId' | 'number'>): Fired =>
  store.atOnce((): Fired => {
    const row = ownRow(store, session, roundId)
    if (!row) return { refused: 'UNKNOWN_ROUND' }
    if (row['state'] !== 'riding') return { refused: 'ROUND_OVER' }
    const before = storedShot(store, roundId, number)
    const open = openRound(store, roundId)
    if (before) return { shot: before, open }
    const refused = numberRefusal(number) ?? (isAhead(number, open) ? 'SHOT_AHEAD' : undefined)
    if (refused) return { refused, open }
    const shot: FiredShot = { number, target: null, price: 0, paid: 0 }
    write(store, roundId, shot, now())
    markSeen(store, roundId, now())
    return { shot, open: openRound(store, roundId) }
  })
