import { expect, test } from 'vitest'
import { covers, parseInstant, parseSpan } from './instant.ts'

test.each(['2026-03-02', '2026-03-02T17:00:00Z', '2026-02-30T17:00:00.000Z', '2026-03-02T17:00:00.000+00:00', ''])(
  '%j is no instant',
  (text) => {
    expect(() => parseInstant(text)).toThrow(RangeError)
  },
)

test('a span holds its start, not its end', () => {
  const span = parseSpan({ from: '2026-03-01T00:00:00.000Z', to: '2026-03-02T00:00:00.000Z' })
  const at = [span.from - 1, span.from, (span.to ?? 0) - 1, span.to ?? 0]
  expect(at.map((each) => covers(span, each))).toEqual([false, true, true, false])
  expect(covers({ ...span, to: null }, Date.UTC(2999))).toBe(true)
})
