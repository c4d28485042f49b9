import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../scripts/lib/root.ts'
import { MAX_FILE_BYTES, P90_FILE_BYTES, p90, sourceFiles } from '../scripts/lib/sources.ts'

const files = sourceFiles()

test('no source file is over 12 kB, and nine of ten are below 6 kB', () => {
  expect(files.filter((file) => file.bytes > MAX_FILE_BYTES)).toEqual([])
  expect(p90(files)).toBeLessThanOrEqual(P90_FILE_BYTES)
})

test('no gateway path is written outside the contract [CALL-24]', () => {
  const literal = /(['"`])\/(wps|lgw|lotto)\/\w/
  const outside = files.filter(({ path }) => /^(renderer|packages\/(?!contract\/)|scripts)\//.test(path) && !path.endsWith('.test.ts'))
  expect(outside.filter(({ path }) => literal.test(readFileSync(inRoot(path), 'utf8'))).map(({ path }) => path)).toEqual([])
})
