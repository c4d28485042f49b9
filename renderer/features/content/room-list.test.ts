import { examples } from '@portico/contract/chat/examples'
import { expect, test } from 'vitest'
import { joined } from './room-list.ts'

const [one] = examples.roomHistory.response.list
const at = (position: number, more = {}) => ({ ...one!, id: `r${position}`, position, ...more })

test('a message that comes late stands where it was said, and one that comes twice stands once', () => {
  const list = [at(1), at(3)]
  expect(joined(list, at(2)).map(({ position }) => position)).toEqual([1, 2, 3])
  expect(joined(list, at(3, { text: 'again' }))).toEqual([at(1), at(3, { text: 'again' })])
})
