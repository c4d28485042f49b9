import { describe, expect, it } from 'vitest'
import { commitmentOf, drawFrom } from '@portico/lottery/draw'
import { toHex } from '@portico/lottery/bytes'
import { checkProof } from './proof.ts'
import { formOf, missesOf, sumOf } from './results.ts'

const draws = ['20282', '71639', '05547'].map((digits, index) => ({
  numero: `20261121-${9 - index}`,
  drawAt: '2026-11-21T08:00:00.000Z',
  result: { digits },
  ordered: true,
  resultVersion: 1,
}))
const places = { key: 'places', kind: 'places', of: { kind: 'number', from: 0, to: 9 }, rows: 3, mayBeEmpty: false } as const
const list = (key: string) => ({ key, kind: 'list', of: { kind: 'number', from: 0, to: 27 } }) as const

describe('past results [LOTTERY-03]', () => {
  it('tells sum, parity, size and form', () => {
    expect(sumOf('20282')).toEqual({ sum: 14, parity: 'even', size: 'small' })
    expect(sumOf('99500')).toEqual({ sum: 23, parity: 'odd', size: 'big' })
    expect(['20282', '71639', '77712'].map(formOf)).toEqual(['group3', 'group6', 'triple'])
  })

  it('counts the draws since a digit last came, in its place or anywhere in the window', () => {
    expect(missesOf(draws, places, [1, 2, 3], 0, ['2', '7', '0', '9'])).toEqual([0, 1, 2, null])
    expect(missesOf(draws, list('digits'), [3, 4, 5], 0, ['8', '6', '4'])).toEqual([0, 1, 2])
    expect(missesOf(draws, list('sums'), [1, 2, 3], 0, ['4', '14'])).toEqual([0, 1])
    expect(missesOf(draws, list('at'), [1, 2, 3], 0, ['1'])).toBeUndefined()
    expect(missesOf([], places, [1, 2, 3], 0, ['1'])).toBeUndefined()
  })
})

describe('the proof of a draw [LOTTERY-03]', () => {
  const seed = new Uint8Array(32).fill(7)
  const FIVE = { kind: 'digits', count: 5 } as const
  const proof = async () => ({
    gameCode: 'SSC1',
    numero: '20261121-0900',
    state: 'SETTLED' as const,
    commitment: await commitmentOf(seed),
    root: 'e3b0',
    betCount: 3,
    seed: toHex(seed),
    shape: FIVE,
    date: '2026-11-21',
    result: await drawFrom(FIVE, seed, { lotteryCode: 'SSC1', numero: '20261121-0900', entropyHex: 'e3b0', date: '2026-11-21' }),
  })

  it('finds an honest draw in order', async () => {
    const honest = await proof()
    expect(await checkProof(honest)).toEqual({ kind: 'checked', checked: { seed: true, result: true, draw: honest.result } })
  })

  it('finds another seed and another result out', async () => {
    const honest = await proof()
    expect(await checkProof({ ...honest, commitment: '00'.repeat(32) })).toMatchObject({ checked: { seed: false } })
    expect(await checkProof({ ...honest, root: 'ffff' })).toMatchObject({ checked: { seed: true, result: false } })
  })

  it('says what cannot be checked', async () => {
    const honest = await proof()
    expect(await checkProof({ ...honest, commitment: null })).toEqual({ kind: 'feed' })
    expect(await checkProof({ ...honest, seed: null, result: null })).toEqual({ kind: 'early' })
    expect(await checkProof({ ...honest, seed: 'xyz' })).toEqual({ kind: 'unreadable' })
  })
})
