import { examples } from '@portico/contract/examples'
import { expect, it } from 'vitest'
import { hourAt, sumsOf, windowsOf } from './windows-of.ts'

const day = examples.realtimeDay.response
const vnd = (amount: string) => ({ amount, currency: 'VND' })
const at = (windows: ReturnType<typeof windowsOf>, time: string) =>
  windows.find(({ start }) => start === Date.parse(`2026-11-21T${time}:00.000Z`))

it('says of every window of a day how far it has come, and what the day came to with it', () => {
  const [line] = day.windows
  const windows = windowsOf({
    ...day,
    contracts: [{ ...day.contracts[0]!, from: '2026-11-21T07:00:00.000Z' }],
    windows: [
      { ...line!, from: '2026-11-21T08:00:00.000Z', amount: vnd('10.0001'), posted: vnd('0.0000') },
      { ...line!, amount: vnd('5.0000'), posted: vnd('5.0000') },
    ],
    waitingFrom: '2026-11-21T08:15:00.000Z',
    serverNow: '2026-11-21T08:27:04.000Z',
  })
  expect(windows).toHaveLength(288)
  expect(at(windows, '06:55')?.state).toBe('none')
  expect(at(windows, '07:00')?.state).toBe('nothing')
  expect(at(windows, '08:00')).toMatchObject({ state: 'unposted', total: 100_001n })
  expect(at(windows, '08:15')).toMatchObject({ state: 'waiting', total: 100_001n })
  expect(at(windows, '08:20')).toMatchObject({ state: 'paid', total: 150_001n })
  expect(at(windows, '08:25')).toMatchObject({ state: 'running', bets: 41, line: undefined })
  expect(at(windows, '08:30')?.state).toBe('toCome')
})

it.each([
  ['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z', 276, 23],
  ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z', 300, 25],
])('the day from %s to %s has %i windows and %i hours', (from, to, windows, hours) => {
  const found = windowsOf({ ...day, from, to, windows: [] })
  expect(found).toHaveLength(windows)
  expect(found.filter(({ start }) => hourAt(start, 'Europe/Berlin') !== undefined)).toHaveLength(hours)
})

it('compares what is posted with what the ledger moved, to the last digit', () => {
  expect(sumsOf(day).apart).toBe(0n)
  expect(sumsOf({ ...day, batch: vnd('2205.2099') }).apart).toBe(1n)
})
