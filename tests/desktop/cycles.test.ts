import { expect, test } from 'vitest'
import { measureGrowth, openAndClose } from './support/cycles.ts'

test('thirty games opened and closed in a browser leave nothing behind [DESKTOP-04]', () => openAndClose(30))

test('five hundred leave main no window, session, timer or listener, and its heap within five per cent [DESKTOP-04]', async () => {
  const { before, after } = await measureGrowth(500)
  expect(after.left).toEqual(before.left)
  expect(after.timers).toBe(before.timers)
  expect(after.heap).toBeLessThanOrEqual(before.heap * 1.05)
})
