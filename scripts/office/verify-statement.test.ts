import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/root.ts'

const sources = ['scripts/office/verify-statement.ts', ...globSync('scripts/office/verify/*.ts', { cwd: inRoot('.') })].map((file) =>
  readFileSync(inRoot(file), 'utf8'),
)

test('what works a statement out again is short enough to be read, and has nothing of ours', () => {
  const lines = sources.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '')
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.length).toBeLessThanOrEqual(300)
  const imported = sources.flatMap((text) => [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name!))
  expect(imported.filter((name) => !/^(node:|\.\/)/.test(name))).toEqual([])
})
