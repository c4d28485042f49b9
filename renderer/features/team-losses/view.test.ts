import { expect, test } from 'vitest'
import { changedLosses, lossesQuestion, readLosses, writeLosses } from './view.ts'

const read = (address: string) => readLosses(new URLSearchParams(address), '2026-11-21')

test('an address says the same after it was read and written', () => {
  for (const address of [
    '',
    'scope=SELF&range=today&find=linh88&type=ELOTT&side=LOSS&sort=stake&order=desc&page=3',
    'from=2026-11-01&to=2026-11-03&cols=gain%2Cbets&pin=gain&look=roomy',
  ])
    expect(writeLosses(read(address)).toString()).toBe(address)
})

test('what an address cannot mean falls back to the usual', () => {
  expect(read('type=CHESS&side=DRAW&sort=profit&order=up&page=0&cols=x')).toMatchObject({
    gameType: undefined,
    side: undefined,
    sort: 'gain',
    order: 'asc',
    page: 1,
  })
})

test('another filter goes back to the first page, other columns do not', () => {
  const view = read('page=3')
  expect(changedLosses(view, { side: 'GAIN' }).page).toBe(1)
  expect(changedLosses(view, { layout: { ...view.layout, roomy: true } }).page).toBe(3)
  expect(lossesQuestion(read('find=%20linh88%20&range=today&side=LOSS&type=LOTT'))).toEqual({
    from: '2026-11-21',
    to: '2026-11-21',
    scope: 'TEAM',
    account: 'linh88',
    gameType: 'LOTT',
    side: 'LOSS',
    sort: 'gain',
    order: 'asc',
  })
})
