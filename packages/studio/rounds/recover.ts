import { type House, postRollback } from './play.ts'
import { sessionOf } from './session.ts'

/**
 * After a stop: whether the wallet took the stake of a round that was not decided is unknown, so it is rolled back, and play money returned.
 * Rounds that were decided have their letters in the outbox.
 */
export const recover = (house: House): number => {
  const { store } = house
  const open = store.all("SELECT id, session, player, mode, stake FROM rounds WHERE state = 'betting'")
  for (const { id, session: sessionId, player, mode, stake } of open)
    store.atOnce(() => {
      store.run("UPDATE rounds SET state = 'void', refusal = 'INTERRUPTED' WHERE id = ?", String(id))
      const session = sessionOf(store, String(sessionId), 0)
      if (mode === 'demo') store.run('UPDATE trials SET balance = balance + ? WHERE player = ?', Number(stake), String(player))
      else if (session) postRollback(house, session, String(id))
    })
  return open.length
}
