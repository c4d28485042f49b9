import { describe, expect, test } from 'vitest'
import { graphemesIn, plainText } from './plain-text.ts'

describe('what somebody wrote', () => {
  test.each([
    ['\u202Egnp.exe\u202C', 'gnp.exe'],
    ['\u2067a\u2069b\u200F', 'ab'],
    [' one\r\ntwo\rthree\n', 'one\ntwo\nthree'],
    ['a\u0000b\u001B[31m\tc', 'ab[31m\tc'],
    ['<b>kept</b>', '<b>kept</b>'],
  ])('%j is stored as %j', (written, stored) => {
    expect(plainText(written)).toBe(stored)
  })

  test.each([
    ['xin chào', 8],
    ['e\u0302\u0301', 1],
    ['👨‍👩‍👧‍👦🇻🇳👍🏽', 3],
    ['', 0],
  ])('%j counts as %d characters', (text, count) => {
    expect(graphemesIn(text)).toBe(count)
  })
})
