import { type Below, numbersOf } from '../fair/stream.ts'
import type { Amount } from '../games/game.ts'
import { reef, type ReefChoice, type Shot } from '../games/reef/reef.ts'
import type { TargetId } from '../games/reef/targets.ts'
import { type Round, standingRound } from '../rounds/round.ts'
import type { Session } from '../rounds/session.ts'
import type { Row, Store } from '../rounds/store.ts'

/** How long a round is kept for a page that says nothing any more; then it settles itself. */
export const KEPT_MS = 10 * 60_000
/** How long a round lasts however lively its page is: a wallet takes one that stands still for hours for stuck. */
export const LONGEST_MS = 2 * 3_600_000
/** Catches that are shown. */
const SHOWN = 5

/** A shot as its page shows it. */
export interface FiredShot {
  readonly number: number
  /** Null: it never arrived and was returned. */
  readonly target: TargetId | null
  readonly price: Amount
  readonly paid: Amount
}

/** A round by buy-in while it is played. */
export interface OpenRound {
  readonly round: Round
  /** What of the buy-ins is left, catches included: what settling pays now. */
  readonly left: Amount
  readonly fired: number
  readonly cost: Amount
  readonly caught: number
  readonly won: Amount
  /** The number of the next shot. */
  readonly next: number
  /** The last of them, the newest first. */
  readonly catches: readonly FiredShot[]
  /** When it settles itself at the latest, by the server's clock. */
  readonly endsAt: number
}

export const shotFrom = (row: Row): FiredShot => ({
  number: Number(row['number']),
  target: (row['target'] ?? null) === null ? null : (String(row['target']) as TargetId),
  price: Number(row['price']),
  paid: Number(row['paid']),
})

/** The session's own round of this id, whatever became of it; another launch of the same player may have begun it. */
export const ownRow = (store: Store, { player, currency, mode }: Session, id: string): Row | undefined =>
  store.one(
    'SELECT * FROM rounds WHERE id = ? AND player = ? AND game = ? AND currency = ? AND mode = ?',
    id,
    player,
    reef.code,
    currency,
    mode,
  )

/** The id of the round that the session's player has open. */
export const openIdOf = (store: Store, { player, currency, mode }: Session): string | undefined => {
  const row = store.one(
    "SELECT id FROM rounds WHERE player = ? AND game = ? AND currency = ? AND mode = ? AND state = 'riding'",
    player,
    reef.code,
    currency,
    mode,
  )
  return row && String(row['id'])
}

/** The numbers of a round's shots, kept from every page while it is open. */
export const streamOf = (store: Store, row: Row): Promise<Below> => {
  const seed = String(store.one('SELECT seed FROM seeds WHERE commitment = ?', String(row['commitment']))?.['seed'] ?? '')
  return numbersOf({ gameCode: reef.code, roundId: String(row['id']), seed, clientNumber: String(row['client_number']) })
}

/** What was brought in and fired so far, as it is written down at the end. */
export const choiceOf = (store: Store, row: Row): ReefChoice => {
  const { buyIns } = JSON.parse(String(row['choice'])) as ReefChoice
  const fired = store.all('SELECT * FROM shots WHERE round = ? ORDER BY number', String(row['id'])).map(shotFrom)
  // Numbers that never arrived are among them, as returned ones are.
  const shots: Shot[] = Array.from({ length: fired.at(-1)?.number ?? 0 }, () => null)
  for (const { number, target, price } of fired) if (target !== null) shots[number - 1] = [target, price]
  return { buyIns, shots }
}

/** How a round stands. @throws Error where there is none of this id */
export const openRound = (store: Store, id: string): OpenRound => {
  const round = standingRound(store, id)
  const sums = store.one(
    'SELECT count(target) AS fired, coalesce(sum(price), 0) AS cost, coalesce(sum(paid > 0), 0) AS caught, coalesce(sum(paid), 0) AS won, coalesce(max(number), 0) AS last FROM shots WHERE round = ?',
    id,
  )
  const of = (name: string): number => Number(sums?.[name] ?? 0)
  return {
    round,
    left: round.stake - of('cost') + of('won'),
    fired: of('fired'),
    cost: of('cost'),
    caught: of('caught'),
    won: of('won'),
    next: of('last') + 1,
    catches: store.all('SELECT * FROM shots WHERE round = ? AND paid > 0 ORDER BY number DESC LIMIT ?', id, SHOWN).map(shotFrom),
    endsAt: round.createdAt + LONGEST_MS,
  }
}

/** Its page was heard of. */
export const markSeen = (store: Store, id: string, now: number): void =>
  void store.run('UPDATE buy_in_rounds SET seen_at = ? WHERE round = ?', now, id)
