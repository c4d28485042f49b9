import type { House } from './house.ts'
import { postRollback } from './owed.ts'
import type { Row } from './store.ts'

/** Ends a round whose stake goes back: play money at once, real money by a letter. Within a transaction. */
export const returnStake = (house: House, row: Row, refusal: string): void => {
  const { store } = house
  const round = String(row['id'])
  const owner = { player: String(row['player']), currency: String(row['currency']), game: String(row['game']) }
  store.run("UPDATE rounds SET state = 'void', refusal = ? WHERE id = ?", refusal, round)
  if (row['mode'] === 'demo') store.run('UPDATE trials SET balance = balance + ? WHERE player = ?', Number(row['stake']), owner.player)
  else postRollback(house, owner, round)
}

/**
 * After a stop: whether the wallet took the stake of a round that was not decided is unknown, so it is rolled back, and play money returned.
 * Rounds that were decided have their letters in the outbox.
 */
export const recover = (house: House): number => {
  const { store } = house
  const open = store.all("SELECT * FROM rounds WHERE state = 'betting'")
  for (const row of open) store.atOnce(() => returnStake(house, row, 'INTERRUPTED'))
  return open.length
}
