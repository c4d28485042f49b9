import { expect, test } from 'vitest'
import { createSessionEnding } from './session-end.ts'

const setUp = (leave: () => Promise<void> = async () => undefined) => {
  const did: string[] = []
  const ending = createSessionEnding({
    leave,
    games: { leaveAll: () => void did.push('games leave'), closeAll: () => void did.push('games close') },
    windows: { endSession: (asking) => void did.push(`windows but ${asking}`) },
    ranOut: () => void did.push('told'),
    focused: () => 7,
  })
  return { ending, did }
}

test('a session that runs out lets games say goodbye and closes no window [DESKTOP-04]', () => {
  const { ending, did } = setUp()
  ending.over('EXPIRED')
  expect(did).toEqual(['games leave', 'told'])
})

test('a sign-out and another sign-in close everything of it at once, but the window in front [DESKTOP-04]', () => {
  const { ending, did } = setUp()
  ending.over('LOGOUT')
  ending.over('REPLACED')
  expect(did).toEqual(['games close', 'windows but 7', 'games close', 'windows but 7'])
})

test('the window that asks stays, whether or not the disk lets go [DESKTOP-04]', async () => {
  const { ending, did } = setUp(() => Promise.reject(new Error('disk')))
  await expect(ending.endFrom(3)).rejects.toThrow('disk')
  expect(did).toEqual(['games close', 'windows but 3'])
  ending.over('LOGOUT')
  expect(did.at(-1)).toBe('windows but 7')
})
