import { examples } from '@portico/contract/chat/examples'
import { expect, test } from 'vitest'
import { joined, removed, withoutBlocked } from './room-list.ts'

const [one] = examples.roomHistory.response.list
const at = (position: number, more = {}) => ({ ...one!, id: `r${position}`, position, ...more })

test('a message that comes late stands where it was said, and one that comes twice stands once', () => {
  const list = [at(1), at(3)]
  expect(joined(list, at(2)).map(({ position }) => position)).toEqual([1, 2, 3])
  expect(joined(list, at(3, { text: 'again' }))).toEqual([at(1), at(3, { text: 'again' })])
})

const quoted = { id: 'r1', by: one!.by, name: one!.name, text: one!.text }

test('what is taken out is gone where it is quoted, and stands there again where it is let through', () => {
  const list = removed([at(1), at(2, { replyTo: quoted })], 'r1', 'Insults')
  expect(list).toEqual([at(1, { state: 'REMOVED', text: '', reason: 'Insults' }), at(2, { replyTo: { ...quoted, text: null } })])
  expect(joined(list, at(1))).toEqual([at(1), at(2, { replyTo: quoted })])
})

test('who is blocked is quoted to nobody who has blocked them', () => {
  const answer = at(2, { replyTo: quoted })
  expect(withoutBlocked(answer, [{ by: quoted.by }]).replyTo).toEqual({ ...quoted, name: '', text: null })
  expect(withoutBlocked(answer, [{ by: 'another' }])).toEqual(answer)
})
