import { expect, it } from 'vitest'
import { EMPTY, readDraft, typedAmount, typedRate } from './draft.ts'

it.each([
  ['100,000,000', '100000000'],
  ['1.500.000', '1500000'],
  [' 20 ', '20'],
  ['-5', undefined],
  ['1e9', undefined],
  ['', undefined],
])('reads %j as the amount %j', (text, amount) => expect(typedAmount(text)).toBe(amount))

it.each([
  ['0.3', '0.3'],
  ['0,45', '0.45'],
  ['100', '100'],
  ['100.1', undefined],
  ['0.12345', undefined],
  ['-1', undefined],
])('reads %j as the rate %j', (text, rate) => expect(typedRate(text)).toBe(rate))

it('reads tiers of a salary, and names the places that it cannot read', () => {
  const tiers = [
    { key: 0, from: '100,000', active: '', rate: '0.3' },
    { key: 1, from: 'many', active: '2', rate: '' },
  ]
  const { terms, faults, unreadable } = readDraft({ ...EMPTY, tiers }, 'daily')
  expect(terms.tiers[0]).toEqual({ turnover: '100000', active: null, rate: '0.3' })
  expect([...faults]).toEqual(['1.from', '1.rate'])
  // Nothing stands in the other yet.
  expect([...unreadable]).toEqual(['1.from'])
})

it('reads a dividend by its loss, carried or not', () => {
  const draft = { ...EMPTY, tiers: [{ key: 0, from: '1000', active: '', rate: '10' }] }
  expect(readDraft(draft, 'dividend').terms).toMatchObject({
    period: 'W',
    tiers: [{ loss: '1000' }],
    ownLoss: { policy: 'CARRY', periods: 4 },
  })
  expect(readDraft({ ...draft, carry: '' }, 'dividend').terms.ownLoss).toEqual({ policy: 'NO_CARRY' })
  expect([...readDraft({ ...draft, carry: '13' }, 'dividend').faults]).toEqual(['carry'])
})

it('reads rates by type of games, each once', () => {
  const rates = [
    { key: 0, type: 'ALL', min: '', loss: '0.2', win: '' },
    { key: 1, type: 'ALL', min: '100', loss: '0.1', win: '0.1' },
  ]
  const { terms, faults } = readDraft({ ...EMPTY, rates: rates.slice(0, 1) }, 'realtime')
  expect([terms.rates, faults.size]).toEqual([{ ALL: { loss: '0.2', win: '0', min: '0' } }, 0])
  expect([...readDraft({ ...EMPTY, rates }, 'realtime').faults]).toEqual(['1.type'])
})

it('takes each type of games once', () => {
  const row = { key: 0, type: 'ALL', min: '', loss: '2', win: '' }
  const { terms, unreadable } = readDraft({ ...EMPTY, rates: [row, { ...row, key: 1, loss: '-1' }] }, 'realtime')
  expect(terms.rates).toEqual({ ALL: { loss: '0', win: '0', min: '0' } })
  expect([...unreadable]).toEqual(['1.type', '1.loss'])
})
