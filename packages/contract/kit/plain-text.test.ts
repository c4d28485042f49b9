import { describe, expect, test } from 'vitest'
import { graphemesIn, plainText, wordsIn } from './plain-text.ts'

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

  test.each([
    ['I sent 1,000,000 ₫. It isn’t there.', 6],
    ['Tôi đã nạp tiền nhưng chưa thấy', 7],
    ['我昨天充值了一百万越南盾', 8],
    ['ผมโอนเงินเมื่อวานนี้', 6],
    ['x'.repeat(50), 1],
    ['👍 … !', 0],
  ])('%j counts as %d words', (text, count) => {
    expect(wordsIn(text)).toBe(count)
  })
})
