import type { House } from '../rounds/house.ts'
import { openDuels } from './duel.ts'
import { callOff } from './end.ts'

/**
 * After a stop, and after the bets that were never answered were given back: a game that was not dealt comes to nothing and its stakes go back. One that
 * is played goes on: the stop costs nobody any time, the turn begins anew, and both have what is left of their minute to come back. Answers how many of either.
 */
export const recoverDuels = (house: House): { readonly returned: number; readonly resumed: number } => {
  const { store, now } = house
  const open = openDuels(store)
  const playing = open.filter(({ state }) => state === 'playing')
  const others = open.filter(({ state }) => state !== 'playing')
  for (const duel of others) store.atOnce(() => callOff(house, duel, duel.state === 'waiting' ? 'LEFT' : 'INTERRUPTED'))
  for (const { id } of playing)
    store.atOnce(() => {
      store.run('UPDATE duel_seats SET away_since = ? WHERE duel = ?', now(), id)
      store.run('UPDATE duels SET turn_at = ? WHERE id = ?', now(), id)
    })
  return { returned: others.length, resumed: playing.length }
}
