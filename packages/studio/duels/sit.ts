import { commitmentOf } from '../fair/stream.ts'
import { prizeOf, twoKings } from '../games/cards/cards.ts'
import { type ChoiceRefusal, stakeRefusal } from '../games/game.ts'
import type { AnyGame } from '../games/games.ts'
import type { House } from '../rounds/house.ts'
import { cycleOf } from '../rounds/play.ts'
import { waitOf } from '../rounds/round.ts'
import { type Session, stakeStepOf } from '../rounds/session.ts'
import { latestDuelOf } from './duel.ts'
import { callOff } from './end.ts'

export type SitRefusal = ChoiceRefusal | 'ROUND_OPEN' | 'TOO_SOON'
export type Seated = { readonly duel: string } | { readonly refused: SitRefusal; readonly waitMs?: number }

/** How long a game stays that nobody staked on. */
const EMPTY_KEPT_MS = 7 * 24 * 3_600_000

const forgetEmpty = ({ store, now }: House): void => {
  const empty =
    'SELECT id FROM duels WHERE ended_at < ? AND NOT EXISTS (SELECT 1 FROM duel_seats WHERE duel = duels.id AND round IS NOT NULL)'
  const before = now() - EMPTY_KEPT_MS
  store.run(`DELETE FROM duel_seats WHERE duel IN (${empty})`, before)
  store.run('DELETE FROM duels WHERE ended_at < ? AND NOT EXISTS (SELECT 1 FROM duel_seats WHERE duel = duels.id)', before)
}

/**
 * Takes a seat at a table of this stake: opposite whoever waits there, or at a new one. Nothing is staked yet. In free play the house's practice player
 * sits opposite at once. Whoever sits already stays where they are.
 */
export const sit = async (house: House, session: Session, sent: unknown): Promise<Seated> => {
  const { store, now, chance } = house
  const { player, mode, currency } = session
  const unit = stakeStepOf(session, twoKings)
  const choice = twoKings.read(sent, unit)
  if (session.game !== twoKings.code || !choice) return { refused: 'NOT_A_BET' }
  const { stake } = choice
  const refusal = stakeRefusal(stake, prizeOf(stake), unit, session.opened.limits)
  if (refusal) return { refused: refusal }
  const seed = chance.seed()
  const commitment = await commitmentOf(seed)
  return store.atOnce((): Seated => {
    const own = latestDuelOf(store, player)
    if (own && own.endedAt === null) return { duel: own.id }
    // A bet on a match or a sea that is shot in stays open for long, and is another game's.
    if (
      store.one("SELECT 1 FROM rounds WHERE player = ? AND (state = 'betting' OR (state = 'riding' AND game = ?))", player, twoKings.code)
    )
      return { refused: 'ROUND_OPEN' }
    const waitMs = waitOf(store, { player, game: twoKings.code, cycle: cycleOf(twoKings as AnyGame, session), now: now() })
    if (waitMs > 0) return { refused: 'TOO_SOON', waitMs }
    forgetEmpty(house)
    const takeSeat = (duel: string, seat: 0 | 1): Seated => {
      store.run('INSERT INTO duel_seats (duel, seat, player, session) VALUES (?, ?, ?, ?)', duel, seat, player, session.id)
      return { duel }
    }
    const waiting = store.one(
      "SELECT id FROM duels JOIN duel_seats ON duel_seats.duel = duels.id WHERE state = 'waiting' AND mode = ? AND currency = ? AND stake = ? AND player <> ? AND away_since IS NULL ORDER BY number LIMIT 1",
      mode,
      currency,
      stake,
      player,
    )
    if (waiting) {
      store.run("UPDATE duels SET state = 'staking', begun_at = ? WHERE id = ?", now(), String(waiting['id']))
      return takeSeat(String(waiting['id']), 1)
    }
    const id = chance.id()
    store.run(
      'INSERT INTO duels (id, number, state, mode, currency, stake, commitment, seed, begun_at) SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ?, ?, ? FROM duels',
      id,
      mode === 'demo' ? 'staking' : 'waiting',
      mode,
      currency,
      stake,
      commitment,
      seed,
      now(),
    )
    return takeSeat(id, 0)
  })
}

/** Leaves a table where nobody came yet, at no cost. Answers false once somebody sits opposite. */
export const stand = (house: House, { player }: Session): boolean =>
  house.store.atOnce(() => {
    const own = latestDuelOf(house.store, player)
    if (own?.state === 'waiting') callOff(house, own, 'LEFT')
    return own === undefined || own.endedAt !== null || own.state === 'waiting'
  })
