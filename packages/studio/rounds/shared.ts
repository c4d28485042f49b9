import { betSealOf, entropyOf } from '../fair/sealed-bets.ts'
import { commitmentOf } from '../fair/stream.ts'
import type { Amount } from '../games/game.ts'
import type { House } from './house.ts'
import { postWin } from './owed.ts'
import { returnStake } from './recover.ts'
import type { Row } from './store.ts'
import { endTrial } from './write.ts'

/** How long a shared round stays that nobody bet on: one opens every few minutes or sooner while somebody looks. */
export const EMPTY_KEPT_MS = 7 * 24 * 3_600_000

/** Opens a shared round: its seed is stored and committed to before anybody can bet. Those of long ago that nobody bet on are forgotten. */
export const openShared = async (
  { store, now, chance }: House,
  { game, closesAt, startsAt = null }: { readonly game: string; readonly closesAt: number; readonly startsAt?: number | null },
): Promise<void> => {
  const seed = chance.seed()
  const commitment = await commitmentOf(seed)
  store.run('DELETE FROM flights WHERE ended_at < ? AND NOT EXISTS (SELECT 1 FROM rounds WHERE flight = flights.id)', now() - EMPTY_KEPT_MS)
  store.run(
    "INSERT INTO flights (id, game, number, state, commitment, seed, closes_at, starts_at) SELECT ?, ?, coalesce(max(number), 0) + 1, 'betting', ?, ?, ?, ? FROM flights WHERE game = ?",
    chance.id(),
    game,
    commitment,
    seed,
    closesAt,
    startsAt,
    game,
  )
}

/** Within a transaction: takes no more bets, sends back those that the wallet has not answered for, and answers those that stand. */
export const sealShared = (house: House, id: string): Row[] => {
  const { store } = house
  store.run("UPDATE flights SET state = 'sealed' WHERE id = ?", id)
  for (const row of store.all("SELECT * FROM rounds WHERE flight = ? AND state = 'betting'", id)) returnStake(house, row, 'UNANSWERED')
  return store.all("SELECT * FROM rounds WHERE flight = ? AND state = 'riding' ORDER BY id", id)
}

/** The seals of bets that can no longer change, in their order, and the players' part of the chance that comes of them. */
export const sealBets = async (rows: readonly Row[]): Promise<{ readonly bets: readonly string[]; readonly entropy: string }> => {
  const seals = await Promise.all(
    rows.map((row) =>
      betSealOf({
        roundId: String(row['id']),
        stake: Number(row['stake']),
        choice: JSON.parse(String(row['choice'])),
        clientNumber: String(row['client_number']),
      }),
    ),
  )
  const bets = seals.toSorted()
  return { bets, entropy: await entropyOf(bets) }
}

/** Within a transaction: decides one bet, once. What it pays, which may be 0, is owed from here on. Answers whether this was the once. */
export const decideRiding = (
  house: House,
  row: Row,
  { paid, choice, outcome }: { readonly paid: Amount; readonly choice?: unknown; readonly outcome?: unknown },
): boolean => {
  const { store } = house
  const id = String(row['id'])
  const decided = store.run(
    "UPDATE rounds SET state = 'decided', paid = ?, choice = coalesce(?, choice), outcome = coalesce(?, outcome) WHERE id = ? AND state = 'riding'",
    paid,
    choice === undefined ? null : JSON.stringify(choice),
    outcome === undefined ? null : JSON.stringify(outcome),
    id,
  )
  if (decided !== 1) return false
  const owner = { player: String(row['player']), currency: String(row['currency']), game: String(row['game']) }
  if (row['mode'] === 'demo') endTrial(store, { round: id, player: owner.player, paid })
  else postWin(house, owner, id, { what: 'win', place: 0, amount: paid, roundClosed: true })
  return true
}

/** Within a transaction: a shared round has ended, and may be shown. */
export const endShared = ({ store }: Pick<House, 'store'>, id: string, state: 'over' | 'void', at: number): void => {
  store.run('UPDATE flights SET state = ?, ended_at = ? WHERE id = ?', state, at, id)
}
