import { realtimeCategories, realtimeDay } from '@portico/contract/commission/calls'
import { examples } from '@portico/contract/examples'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import type { Day } from './api.ts'
import { Component as RealtimePage } from './realtime-page.tsx'

const day = examples.realtimeDay.response
const vnd = (amount: string) => ({ amount, currency: 'VND' })
const namespaces = ['agent', 'earnings', 'tables', 'days', 'errors'] as const

afterEach(() => vi.unstubAllGlobals())

const show = async (more: Partial<Day> = {}, search = '?day=2026-11-21', categories = examples.realtimeCategories.response) => {
  const line = stubGateway(answers(realtimeDay, { ...day, ...more }), answers(realtimeCategories, categories))
  const { router, store } = await renderApp(<RealtimePage />, {
    namespaces: [...namespaces],
    address: `/agentHome/agentRealtimeSalary${search}`,
  })
  await screen.findByRole('heading', { level: 1, name: 'Real-time salary' })
  const tile = async (name: string) => (await screen.findByRole('group', { name })).textContent
  return { line, router, store, tile }
}

it('compares the sum of the windows with what the ledger moved, and says so where it differs [AGENT-08]', async () => {
  const { tile } = await show()
  expect(await tile('Yours that day')).toMatch(/2,205\.2100.*Equals the batch.*185 of 185 windows paid, 0\.0000 apart/)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says both figures in an alert where they differ', async () => {
  await show({ batch: vnd('2205.2000') })
  expect((await screen.findByRole('alert')).textContent).toMatch(/Does not equal the batch.*lines 2,205\.2100, ledger 2,205\.2000/)
})

it('walks the windows by the arrows and opens the line of one by Enter; a running one says its bets and no amount', async () => {
  const { store } = await show()
  const chart = await screen.findByRole('slider', { name: '5-minute windows, yours' })
  expect(chart.getAttribute('aria-valuetext')).toMatch(/^15:20 to 15:25, Paid, 2,205\.2100.₫, 187 bets$/)
  fireEvent.keyDown(chart, { key: 'ArrowRight' })
  expect(chart.getAttribute('aria-valuetext')).toBe('15:25 to 15:30, Running, 41 bets')
  fireEvent.keyDown(chart, { key: 'Enter' })
  expect(JSON.stringify(store.getState())).not.toContain('commissionLine')
  fireEvent.keyDown(chart, { key: 'ArrowLeft' })
  fireEvent.keyDown(chart, { key: 'Enter' })
  expect(JSON.stringify(store.getState())).toContain('commissionLine')
  const rows = within(screen.getByRole('table', { name: 'Windows' })).getAllByRole('row')
  expect(rows[1]?.textContent).toBe('15:2541countingwhen it closesRunning')
  expect(rows[2]?.textContent).toMatch(/^15:20187.*2,205\.2100.*2,205\.2100Paid$/)
})

it('tells windows that wait because the run is late, and those that were corrected', async () => {
  const [line] = day.windows
  await show({
    calculated: 182,
    waitingFrom: '2026-11-21T08:10:00.000Z',
    windows: [{ ...line!, from: '2026-11-21T04:40:00.000Z', version: 2, pay: vnd('-12.0000') }],
  })
  expect(await screen.findByText('3 windows waiting, paid once, in order')).toBeTruthy()
  expect(screen.getByText(/Window 11:40 has version 2:/).textContent).toMatch(/: −12\.0000, already in the total\./)
  expect(screen.getByRole('button', { name: /^See both\s*11:40$/ })).toBeTruthy()
})

it('shows rates by category, what is switched off, and what the cut of the windows is apart by', async () => {
  const [row] = examples.realtimeCategories.response.list
  const off = { ...row!, category: 'SPORTS', rates: { loss: '0', win: '0', min: '0' }, yours: vnd('0.0000') }
  const list = [off, { ...row!, category: 'ALL', yours: vnd('0.0001') }, row!]
  await show({}, undefined, { ...examples.realtimeCategories.response, list })
  const table = await screen.findByRole('table', { name: 'By category, that day' })
  await within(table).findByText('Sports')
  const names = within(table)
    .getAllByRole('row')
    .slice(2)
    .map((each) => each.querySelector('b')?.textContent)
  expect(names.slice(-2)).toEqual(['All others', 'Sports'])
  expect(within(table).getByRole('row', { name: /^Sports/ }).textContent).toMatch(/^Sportsoff187/)
  expect(screen.getByText(/cut to four places once/).textContent).toMatch(/−0\.0001$/)
})

it('keeps the day in its address, and today without one', async () => {
  const { router, line } = await show()
  fireEvent.click(screen.getByText('Yesterday'))
  expect(router.state.location.search).toMatch(/^\?day=\d{4}-\d\d-\d\d$/)
  fireEvent.click(screen.getByText('Today'))
  expect(router.state.location.search).toBe('')
  expect(await screen.findByText('Next window closes in')).toBeTruthy()
  expect(line.requests(realtimeDay)[0]?.request).toEqual({ day: '2026-11-21' })
})
