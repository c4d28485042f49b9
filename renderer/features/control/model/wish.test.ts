import { expect, test } from 'vitest'
import { readWish, startOf } from './wish.ts'

const week = { kind: 'DEPOSIT', period: 'WEEK', limit: '5000000.0000' } as const
const day = { kind: 'TIME', period: 'DAY', limit: '7200' } as const

test('a limit is lowered, raised, or stays', () => {
  expect(readWish(week, '4tr', 'VND')).toEqual({ kind: 'lower', figure: '4000000.0000', amount: '4000000' })
  expect(readWish(week, '7,000,000', 'VND')).toEqual({ kind: 'raise', figure: '7000000.0000', amount: '7000000' })
  expect(readWish(week, startOf(week), 'VND')).toEqual({ kind: 'same' })
  expect(readWish(day, '1:30', 'VND')).toEqual({ kind: 'lower', figure: '5400', amount: '90' })
  expect(readWish(day, ':121', 'VND')).toEqual({ kind: 'raise', figure: '7260', amount: '121' })
  expect(readWish(day, startOf(day), 'VND')).toEqual({ kind: 'same' })
})

test('a first one is as a lower one; an empty field is no wish for none', () => {
  expect(readWish({ ...week, limit: null }, '100000', 'VND')).toMatchObject({ kind: 'lower' })
  expect(readWish(week, ' ', 'VND')).toEqual({ kind: 'empty' })
  expect(readWish(day, ':', 'VND')).toEqual({ kind: 'empty' })
  for (const text of ['0', 'x', '-5']) expect(readWish(week, text, 'VND')).toEqual({ kind: 'wrong' })
  for (const text of ['0:0', '24:01', '999:']) expect(readWish(day, text, 'VND')).toEqual({ kind: 'wrong' })
})
