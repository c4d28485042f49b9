import type { Amount } from '../games/game.ts'
import type { House } from './house.ts'
import type { Store } from './store.ts'

/** Of what a stake gives, this many fifths feed the pot in view; the rest begins the next one. */
const IN_VIEW = 4
const FIFTHS = 5

/** A pot for each game, currency and mode: play money never feeds nor wins one of real money. */
export const potIdOf = (game: string, currency: string, mode: string): string => `${game}:${currency}:${mode}`

export const potOf = (store: Store, id: string): { readonly pot: Amount; readonly wonAt: number | null } => {
  const row = store.one('SELECT pot, won_at FROM pots WHERE id = ?', id)
  return { pot: Number(row?.['pot'] ?? 0), wonAt: (row?.['won_at'] ?? null) === null ? null : Number(row?.['won_at']) }
}

/** Real money that the house puts into a pot of a game before anybody has played it. */
export interface PotOpening {
  readonly game: string
  readonly currency: string
  readonly amount: Amount
}

/** Begins pots; one that is there already stays as it is. What the house puts in counts as put in. */
export const beginPots = (store: Store, openings: readonly PotOpening[]): void => {
  for (const { game, currency, amount } of openings)
    store.run(
      'INSERT INTO pots (id, pot, contributed) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      potIdOf(game, currency, 'real'),
      amount,
      amount,
    )
}

/** Takes a stake's share into the pot. Within the round's transaction. */
export const contribute = (store: Store, id: string, share: Amount): void => {
  const inView = Math.floor((share * IN_VIEW) / FIFTHS)
  store.run('INSERT INTO pots (id) VALUES (?) ON CONFLICT DO NOTHING', id)
  store.run('UPDATE pots SET pot = pot + ?, next = next + ?, contributed = contributed + ? WHERE id = ?', inView, share - inView, share, id)
}

/**
 * Empties the pot for its winner: whole coins of the currency, the rest stays. What was kept for the next pot takes its place.
 * Within the round's transaction, so that it is won once.
 */
export const winPot = (store: Store, id: string, { coin, now }: { coin: Amount; now: number }): Amount => {
  const { pot } = potOf(store, id)
  const won = pot - (pot % coin)
  store.run('UPDATE pots SET pot = pot - ? + next, next = 0, paid = paid + ?, won_at = ? WHERE id = ?', won, won, now, id)
  return won
}

/** What is not said again within the hour is not shown, so that it is said in good time. */
const SAY_AGAIN_MS = 20 * 60_000

/** Tells the site what stands in the pots of real money, where that has changed or was said long ago. Answers are not waited for: the next telling makes good. */
export const createJackpotReports = ({ store, wallet, now, chance }: House) => {
  let lastText = ''
  let lastAt = -Infinity
  return async (): Promise<void> => {
    const jackpots = store.all("SELECT id, pot FROM pots WHERE id LIKE '%:real' ORDER BY id LIMIT 100").map((row) => {
      const [gameCode, currency] = String(row['id']).split(':')
      return { gameCode, currency, amount: Number(row['pot']) }
    })
    const text = JSON.stringify(jackpots)
    if (jackpots.length === 0 || (text === lastText && now() - lastAt < SAY_AGAIN_MS)) return
    const { status } = await wallet.send('jackpot/report', { requestId: chance.id(), jackpots })
    if (status !== 'OK') return
    lastText = text
    lastAt = now()
  }
}
