import type { Amount } from '../games/game.ts'
import type { House } from './house.ts'
import { postWin } from './owed.ts'
import type { Row } from './store.ts'

/** Within the transaction that decides a round: pays it, which may be 0. Play money is there at once, real money goes by a letter. */
export const pay = (house: House, row: Row, amount: Amount): void => {
  const { store } = house
  const id = String(row['id'])
  const owner = { player: String(row['player']), currency: String(row['currency']), game: String(row['game']) }
  if (row['mode'] !== 'demo') return postWin(house, owner, id, { what: 'win', place: 0, amount, roundClosed: true })
  store.run('UPDATE trials SET balance = balance + ? WHERE player = ?', amount, owner.player)
  const balance = Number(store.one('SELECT balance FROM trials WHERE player = ?', owner.player)?.['balance'])
  store.run("UPDATE rounds SET state = 'settled', balance = ? WHERE id = ?", balance, id)
}
