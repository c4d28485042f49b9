import { describe, expect, it } from 'vitest'
import { matches } from './found.ts'

describe('finding a page', () => {
  it('finds by a part of the name, without marks and in any order', () => {
    expect(matches('Tổng quan đội nhóm', 'tong')).toBe(true)
    expect(matches('Tổng quan đội nhóm', 'doi TỔNG')).toBe(true)
    expect(matches('Register account', 'acc reg')).toBe(true)
    expect(matches('Register account', 'bets')).toBe(false)
    expect(matches('Register account', '')).toBe(true)
  })
})
