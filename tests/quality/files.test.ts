import { readFileSync } from 'node:fs'
import { calls } from '@portico/contract/index'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/root.ts'
import { MAX_FILE_BYTES, P90_FILE_BYTES, p90, sourceFiles } from '../../scripts/lib/sources.ts'

const files = sourceFiles()

test('no source file is over 12 kB, and nine of ten are below 6 kB', () => {
  expect(files.filter((file) => file.bytes > MAX_FILE_BYTES)).toEqual([])
  expect(p90(files)).toBeLessThanOrEqual(P90_FILE_BYTES)
})

test('no gateway path is written outside the contract [CALL-24]', () => {
  const prefixes = new Set(Object.values(calls).map(({ path }) => path.split('/')[1]))
  const literal = new RegExp(`['"\`](/(?:${[...prefixes].join('|')})/\\w|${EVENTS_PATH}['"\`?])`)
  const outside = files.filter(({ path }) => !path.startsWith('packages/contract/') && !path.includes('.test.'))
  expect(outside.filter(({ path }) => literal.test(readFileSync(inRoot(path), 'utf8'))).map(({ path }) => path)).toEqual([])
})

test('no test lies loose in tests/, where nothing would run it', () => {
  expect(files.filter(({ path }) => /^tests\/[^/]+\.(test|spec)\.ts$/.test(path))).toEqual([])
})
