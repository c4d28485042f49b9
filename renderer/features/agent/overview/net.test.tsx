import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { teamMembers, teamOverview } from '@portico/contract/agent/calls'
import { teamFile } from '@portico/contract/agent/file-calls'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component } from './overview-page.tsx'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const page = examples.teamMembers.response
const first = page.list[0]!
const second = {
  ...first,
  memberId: 'm2',
  account: 'linh88',
  figures: { ...first.figures, stake: vnd('300.0000'), payout: vnd('100.5000'), rebate: vnd('1.2500'), profit: vnd('198.2500') },
}
const sum = { stake: vnd('7942460.0000'), payout: vnd('7716580.5000'), rebate: vnd('97141.2500'), profit: vnd('128738.2500') }
const members = { ...page, list: [first, second], total: 2, totals: { ...page.totals, ...sum } }

/** What the reader adds up, in hundredths: thousands are grouped on the screen and not in a file. */
const hundredths = (text: string | null | undefined) => Math.round(Number((text ?? '').replaceAll(',', '').replace('−', '-')) * 100)

const open = async (answer: typeof members = members) => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const line = stubGateway(
    answers(teamOverview, examples.teamOverview.response),
    answers(teamMembers, answer),
    answers(teamFile, examples.teamFile.response),
  )
  await renderApp(<Component />, { namespaces: ['agent', 'tables', 'errors'], address: '/agentHome' })
  await screen.findByRole('link', { name: 'linh88' })
  const lines = async () =>
    (await files[0]!.text())
      .trim()
      .split('\r\n')
      .map((line) => line.replace('\uFEFF', '').split(','))
  return { files, line, lines }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('shows all that a net is made of beside it, and it adds up [AGENT-11]', async () => {
  await open()
  const table = screen.getByRole('table', { name: 'Downlines' })
  const names = within(table)
    .getAllByRole('columnheader')
    .map((header) => header.textContent)
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows).toHaveLength(3)
  for (const row of rows) {
    const cells = within(row).getAllByRole('cell')
    const of = (name: string) => hundredths(cells[names.indexOf(name)]?.textContent)
    expect(of('Net')).toBeGreaterThan(0)
    expect(of('Bet amount') - of('Payout') - of('Rebate')).toBe(of('Net'))
  }
})

it('saves the rows that are chosen, with exact amounts that add up to net and ISO 8601 instants, hidden columns or not [AGENT-11]', async () => {
  const { files, lines } = await open()
  // jsdom never opens a popover.
  fireEvent.click(screen.getByRole('checkbox', { name: 'Rebate', hidden: true }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Balance', hidden: true }))
  expect(screen.queryByRole('columnheader', { name: 'Rebate' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select linh88' }))
  fireEvent.click(screen.getByRole('button', { name: 'Export 1 row' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [names, ...rows] = await lines()
  expect(names).not.toContain('Balance')
  expect(rows).toHaveLength(1)
  const of = (name: string) => rows[0]![names!.indexOf(name)]
  expect(of('Account')).toBe('linh88')
  expect(of('Payout')).toBe('100.5')
  expect(of('Net')).toBe('198.25')
  expect(hundredths(of('Bet amount')) - hundredths(of('Payout')) - hundredths(of('Rebate'))).toBe(hundredths(of('Net')))
  expect(of('Seen')).toBe(first.seenAt)
})

it('has the gateway write every row while none is chosen, in the order of the screen with its columns [AGENT-11]', async () => {
  const { files, line } = await open()
  const links = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Balance', hidden: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Export all rows' }))
  await waitFor(() => expect(links).toHaveBeenCalledOnce())
  expect((links.mock.contexts[0] as HTMLAnchorElement).href).toContain(examples.teamFile.response.path)
  expect(files).toEqual([])
  const { filter, columns } = line.requests(teamFile)[0]!.request
  expect(filter).toMatchObject({ scope: 'TEAM', sort: 'validBet', order: 'desc' })
  expect(columns.slice(0, 2)).toEqual([
    { id: 'account', name: 'Account' },
    { id: 'stake', name: 'Bet amount' },
  ])
  expect(columns.map(({ id }) => id)).not.toContain('balance')
})

it('rounds a total once, from the exact amounts, and says so [AGENT-11]', async () => {
  const eur = (amount: string) => ({ amount, currency: 'EUR' })
  const account = (id: string, name: string) => ({
    ...first,
    memberId: id,
    account: name,
    figures: { ...first.figures, payout: eur('0.0040') },
  })
  const list = [account('m1', 'an'), account('m2', 'linh88'), account('m3', 'binh')]
  await open({ ...members, list, total: 3, totals: { ...members.totals, payout: eur('0.0120') } })
  const table = screen.getByRole('table', { name: 'Downlines' })
  const at = within(table)
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent === 'Payout')
  const payouts = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[at]?.textContent)
  expect(payouts).toEqual(['0.01', '0.00', '0.00', '0.00'])
  expect(screen.getByText(/adds up the exact amounts and is rounded once/)).toBeDefined()
})
