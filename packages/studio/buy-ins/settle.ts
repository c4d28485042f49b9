import { unitOf } from '../games/game.ts'
import { reef } from '../games/reef/reef.ts'
import type { House } from '../rounds/house.ts'
import { deliver } from '../rounds/outbox.ts'
import { postWin } from '../rounds/owed.ts'
import { type Round, roundOf } from '../rounds/round.ts'
import type { Session } from '../rounds/session.ts'
import type { Row } from '../rounds/store.ts'
import { endTrial } from '../rounds/write.ts'
import { MOST_BUY_INS, voidBuyIn } from './buy-in.ts'
import { choiceOf, KEPT_MS, LONGEST_MS, openRound, ownRow, streamOf } from './open-round.ts'

/** How often is looked for rounds whose time is over. */
export const LOOK_MS = 5000

const ownerOf = (row: Row) => ({ player: String(row['player']), currency: String(row['currency']), game: String(row['game']) })

/** Gives up on a stake that the wallet has not answered for. Within a transaction. */
const giveUpAsking = (house: House, row: Row): void => {
  const round = String(row['id'])
  for (const { nth } of house.store.all("SELECT nth FROM buy_ins WHERE round = ? AND state = 'asked'", round))
    voidBuyIn(house, ownerOf(row), { round, nth: Number(nth), refusal: 'UNANSWERED' })
}

/** Writes down what was fired, what was drawn and what is owed, as one. Answers false where a shot came in between. */
const close = (house: House, row: Row, outcome: { readonly numbers: readonly number[] }, fired: string): boolean =>
  house.store.atOnce(() => {
    const { store } = house
    const id = String(row['id'])
    const standing = store.one("SELECT * FROM rounds WHERE id = ? AND state = 'riding'", id)
    if (!standing) return true
    const choice = choiceOf(store, standing)
    if (JSON.stringify(choice) !== fired) return false
    const paid = reef.pays(choice, outcome)
    // What was shown shot by shot is what the rules give: otherwise nothing is paid and somebody looks.
    if (paid !== openRound(store, id).left) throw new Error(`round ${id} comes to ${paid}, and its shots to another amount`)
    giveUpAsking(house, standing)
    store.run(
      "UPDATE rounds SET state = 'decided', paid = ?, choice = ?, outcome = ? WHERE id = ?",
      paid,
      fired,
      JSON.stringify(outcome),
      id,
    )
    store.run('DELETE FROM shots WHERE round = ?', id)
    store.run('DELETE FROM buy_in_rounds WHERE round = ?', id)
    const owner = ownerOf(row)
    if (row['mode'] === 'demo') endTrial(store, { round: id, player: owner.player, paid })
    // Behind every stake that is on its way back: a wallet takes none back that was won on.
    else postWin(house, owner, id, { what: 'win', place: MOST_BUY_INS, amount: paid, roundClosed: true })
    return true
  })

/** Ends an open round: what is left is owed to its player from here on. Once it is over nothing happens. */
const settleRound = async (house: House, id: string): Promise<void> => {
  const { store } = house
  for (;;) {
    const row = store.one("SELECT * FROM rounds WHERE id = ? AND state = 'riding' AND game = ?", id, reef.code)
    if (!row) return
    const choice = choiceOf(store, row)
    const outcome = await reef.draw(await streamOf(store, row), choice, unitOf(String(row['currency'])))
    if (close(house, row, outcome, JSON.stringify(choice))) return
  }
}

export type Settled = { readonly round: Round } | { readonly refused: 'UNKNOWN_ROUND' }

/** The player's press. Pressed again, it answers with the same end. */
export const settle = async (house: House, session: Session, roundId: string): Promise<Settled> => {
  if (!ownRow(house.store, session, roundId)) return { refused: 'UNKNOWN_ROUND' }
  await settleRound(house, roundId)
  await deliver(house, roundId)
  const round = roundOf(house.store, roundId)
  return round ? { round } : { refused: 'UNKNOWN_ROUND' }
}

/**
 * Settles the rounds whose page has been silent for ten minutes, and those as old as a round may be. Answers how many.
 * @throws AggregateError when some could not be; the others are settled all the same
 */
export const settleLeft = async (house: House): Promise<number> => {
  const now = house.now()
  const due = house.store.all(
    "SELECT rounds.id FROM rounds JOIN buy_in_rounds ON buy_in_rounds.round = rounds.id WHERE rounds.state = 'riding' AND (buy_in_rounds.seen_at <= ? OR rounds.created_at <= ?)",
    now - KEPT_MS,
    now - LONGEST_MS,
  )
  const faults: unknown[] = []
  for (const { id } of due) await settleRound(house, String(id)).catch((error: unknown) => void faults.push(error))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${due.length} rounds were not settled`)
  return due.length
}

/** After a stop: whether the wallet took a further stake that it was asked for is unknown, so it goes back. The rounds themselves go on. */
export const recoverBuyIns = (house: House): number => {
  const rows = house.store.all("SELECT * FROM rounds WHERE id IN (SELECT round FROM buy_ins WHERE state = 'asked')")
  for (const row of rows) house.store.atOnce(() => giveUpAsking(house, row))
  return rows.length
}
