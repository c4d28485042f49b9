import { expect, test } from 'vitest'
import { requestIn, withoutRequest } from './dialog-address.ts'

test('an address names a dialog, and anything unknown names none [MODAL-05] [MODAL-06]', () => {
  expect(requestIn('?dialog=legal')).toEqual({ kind: 'legal' })
  expect(requestIn('?dialog=room')).toEqual({ kind: 'room' })
  expect(requestIn('?q=lotus&dialog=notices')).toEqual({ kind: 'notices' })
  expect(requestIn('?dialog=games&vendor=PG')).toEqual({ kind: 'vendorGames', gameType: 'RNG', vassalage: 'PG', name: 'PG' })
  for (const search of ['', '?dialog=', '?dialog=games', '?dialog=games&vendor=PG&gameType=NONE', '?dialog=signOut', '?dialog=deposit'])
    expect(requestIn(search)).toBeUndefined()
  expect(withoutRequest('?q=lotus&dialog=games&vendor=PG')).toBe('?q=lotus')
  expect(withoutRequest('?dialog=legal')).toBe('')
})
