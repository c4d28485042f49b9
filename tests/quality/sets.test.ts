import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LONG_DESKTOP, LONG_GATEWAY } from '../../scripts/lib/sets.ts'
import { inRoot } from '../../scripts/lib/root.ts'
import { WALKS } from '../e2e/support/sets.ts'

it.each([...LONG_GATEWAY, ...LONG_DESKTOP, ...WALKS.map((path) => `tests/${path}`)])('the set names a file that is there: %s', (path) => {
  expect(existsSync(inRoot(path))).toBe(true)
})
