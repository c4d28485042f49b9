import { commitmentOf } from '../fair/stream.ts'
import { type Amount, type Game, type StakeLimits, stepOf } from '../games/game.ts'
import type { Authenticated } from '../wallet/wallet.ts'
import type { Store } from './store.ts'

/** One launch: whose it is, of which game, and what the wallet said when it began. */
export interface Session {
  readonly id: string
  readonly game: string
  readonly player: string
  readonly mode: 'real' | 'demo'
  readonly walletSession: string
  readonly currency: string
  readonly opened: Opened
  readonly createdAt: number
}

/** What of `authenticate` the page needs. */
export interface Opened {
  readonly currencyExponent: number
  readonly language: string
  readonly site: string
  readonly lobbyUrl: string
  readonly cashierUrl: string
  readonly limits: StakeLimits
  readonly minimumCycleMs: { readonly slot: number; readonly other: number }
}

/** The smallest step of a stake in this session's game: what it can pay is written by the wallet of the session. */
export const stakeStepOf = ({ currency, opened }: Pick<Session, 'currency' | 'opened'>, game: Pick<Game<never, never>, 'parts'>): Amount =>
  stepOf(game, currency, opened.currencyExponent)

/** Play money that a free session begins with, in steps of the stake. */
export const TRIAL_UNITS = 10_000

/** Longer no session is taken: the page is opened anew from the lobby. */
const SESSION_MS = 12 * 3_600_000

export interface Chance {
  /** An id nobody guesses. */
  readonly id: () => string
  /** 32 bytes in hex. */
  readonly seed: () => string
}

export const keepSession = (store: Store, from: Authenticated, { id, now, unit }: { id: string; now: number; unit: Amount }): Session => {
  const opened: Opened = {
    currencyExponent: from.currencyExponent,
    language: from.language,
    site: from.site,
    lobbyUrl: from.lobbyUrl,
    cashierUrl: from.cashierUrl,
    limits: from.limits,
    minimumCycleMs: { slot: from.jurisdiction?.minimumRoundMs?.slot ?? 0, other: from.jurisdiction?.minimumRoundMs?.other ?? 0 },
  }
  const player = from.mode === 'demo' ? `trial:${id}` : (from.playerId ?? '')
  store.atOnce(() => {
    store.run(
      'INSERT INTO sessions (id, game, player, mode, wallet_session, currency, opened, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      id,
      from.gameCode,
      player,
      from.mode,
      from.sessionToken,
      from.currency,
      JSON.stringify(opened),
      now,
    )
    if (from.mode === 'demo') store.run('INSERT INTO trials (player, balance) VALUES (?, ?)', player, unit * TRIAL_UNITS)
  })
  return {
    id,
    game: from.gameCode,
    player,
    mode: from.mode,
    walletSession: from.sessionToken,
    currency: from.currency,
    opened,
    createdAt: now,
  }
}

export const sessionOf = (store: Store, id: string, now: number): Session | undefined => {
  const row = store.one('SELECT * FROM sessions WHERE id = ? AND created_at > ?', id, now - SESSION_MS)
  return (
    row && {
      id,
      game: String(row['game']),
      player: String(row['player']),
      mode: row['mode'] === 'demo' ? 'demo' : 'real',
      walletSession: String(row['wallet_session']),
      currency: String(row['currency']),
      opened: JSON.parse(String(row['opened'])) as Opened,
      createdAt: Number(row['created_at']),
    }
  )
}

/** The commitment of the session's next round: the one shown already, or a new one. */
export const nextCommitment = async (store: Store, { session, chance }: { session: string; chance: Chance }): Promise<string> => {
  const waiting = () => store.one('SELECT commitment FROM seeds WHERE session = ? AND round IS NULL', session)?.['commitment']
  const before = waiting()
  if (before !== undefined) return String(before)
  const seed = chance.seed()
  const commitment = await commitmentOf(seed)
  // Two pages of one session may have asked at once; the first one's stays.
  const first = waiting()
  if (first !== undefined) return String(first)
  store.run('INSERT INTO seeds (commitment, seed, session) VALUES (?, ?, ?)', commitment, seed, session)
  return commitment
}
