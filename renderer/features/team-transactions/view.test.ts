import { expect, test } from 'vitest'
import { changedTransactions, movementsQuestion, readTransactions, writeTransactions } from './view.ts'

const read = (address: string) => readTransactions(new URLSearchParams(address), '2026-11-21')

test('an address says the same after it was read and written', () => {
  for (const address of ['', 'scope=SELF&range=today&find=linh88&kind=BET&older=12.3', 'from=2026-11-01&to=2026-11-03&newer=9.1'])
    expect(writeTransactions(read(address)).toString()).toBe(address)
})

test('what an address cannot mean falls back to the usual', () => {
  expect(read('kind=STAKE&older=x&newer=1.2&scope=ALL')).toMatchObject({ kind: undefined, older: undefined, newer: '1.2', scope: 'TEAM' })
  expect(read('older=1.1&newer=2.2')).toMatchObject({ older: '1.1', newer: undefined })
})

test('another filter goes back to the newest movements, another page does not', () => {
  const view = read('older=12.3')
  expect(changedTransactions(view, { kind: 'DEPOSIT' })).toMatchObject({ older: undefined, newer: undefined, kind: 'DEPOSIT' })
  expect(changedTransactions(view, { older: undefined, newer: '4.5' })).toMatchObject({ older: undefined, newer: '4.5' })
  expect(movementsQuestion(read('find=%20linh88%20&range=today'))).toEqual({
    from: '2026-11-21',
    to: '2026-11-21',
    scope: 'TEAM',
    account: 'linh88',
  })
})
