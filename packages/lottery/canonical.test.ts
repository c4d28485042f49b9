import { describe, expect, test } from 'vitest'
import { canonicalJson } from './canonical.ts'

describe('[LOTTERY-04] canonical JSON', () => {
  test('orders keys as text, also those that are numbers, and leaves lists as they are', () => {
    expect(canonicalJson({ b: [{ d: 1, c: 'é"' }], a: null, 3: '60', 18: '200', 10: '7' })).toBe(
      '{"10":"7","18":"200","3":"60","a":null,"b":[{"c":"é\\"","d":1}]}',
    )
  })

  test('is the same for equal values and reads back as the value', () => {
    const value = { places: [['1', '2'], []], odds: { '2': '1.5', '10': '3' }, left: undefined }
    expect(canonicalJson({ odds: { '10': '3', '2': '1.5' }, places: [['1', '2'], []] })).toBe(canonicalJson(value))
    expect(JSON.parse(canonicalJson(value))).toEqual({ places: [['1', '2'], []], odds: { '2': '1.5', '10': '3' } })
  })
})
