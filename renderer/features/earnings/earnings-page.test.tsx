import { commissionDifference, commissionLineDetail, commissionLines, commissionStatement } from '@portico/contract/commission/calls'
import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, refuses, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { EarningsPage } from './earnings-page.tsx'
import { Component as LineDialog } from './line-dialog.tsx'
import { Component as VersionsDialog } from './versions-dialog.tsx'

const page = examples.commissionLines.response
const detail = examples.commissionLineDetail.response
const namespaces = ['agent', 'earnings', 'tables', 'errors'] as const
const address = '/agentHome/agentRevenueReport'

afterEach(() => vi.unstubAllGlobals())

it('narrows to a kind by its sum, and keeps that in the address [AGENT-11]', async () => {
  stubGateway(answers(commissionLines, page))
  const { router } = await renderApp(<EarningsPage section="agentRevenueReport" />, { namespaces: [...namespaces], address })
  fireEvent.click(await screen.findByRole('button', { name: /^Daily salary/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?kind=daily'))
  expect(await screen.findByText('DS-2041')).toBeTruthy()
})

it('steps from period to period by buttons and keys, and ends with today [AGENT-11]', async () => {
  stubGateway(answers(commissionLines, page))
  const { router } = await renderApp(<EarningsPage section="agentRevenueReport" />, {
    namespaces: [...namespaces],
    address: `${address}?from=2026-01-05&to=2026-01-11&kind=daily`,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Earlier period ([)' }))
  await waitFor(() => expect(router.state.location.search).toBe('?from=2025-12-29&to=2026-01-04&kind=daily'))
  fireEvent.keyDown(document.body, { key: ']' })
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-01-05&to=2026-01-11&kind=daily'))
  fireEvent.keyDown(document.body, { key: '[' })
  await waitFor(() => expect(router.state.location.search).toBe('?from=2025-12-29&to=2026-01-04&kind=daily'))
  fireEvent.keyDown(document.body, { key: '?' })
  expect((await screen.findByText('Earlier days')).closest('div')?.textContent).toBe('[Earlier days')
})

it('says which line something is owed of', async () => {
  const debt = { ...page.list[0]!, owed: { amount: '120.5000', currency: 'VND' } }
  stubGateway(answers(commissionLines, { ...page, debts: [debt], owed: debt.owed }))
  await renderApp(<EarningsPage section="agentRevenueReport" />, { namespaces: [...namespaces], address })
  expect(await screen.findByText(/is owed by Daily salary of .* version 1/)).toBeTruthy()
})

it('opens a line to its working and its contract, and says so where its file is refused', async () => {
  stubGateway(answers(commissionLineDetail, detail), answers(commissionStatement, refuses('STATEMENT_TOO_LARGE')))
  await renderApp(<LineDialog lineId={detail.line.id} onClose={() => {}} />, { namespaces: [...namespaces], address })
  expect(await screen.findByText('Valid bets of the team')).toBeTruthy()
  expect(screen.getByText(/sha256/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Download the bundle' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
})

it('says which lowest prize group a rebate was worked with, or that it was not stored then', async () => {
  const line = { ...detail.line, kind: 'rebate', code: null, fields: {} } as const
  const show = async (baseGroup: number | null) => {
    stubGateway(answers(commissionLineDetail, { ...detail, text: null, line: { ...line, baseGroup } }))
    const { unmount } = await renderApp(<LineDialog lineId={line.id} onClose={() => {}} />, { namespaces: [...namespaces], address })
    const name = await screen.findByText('Lowest prize group then')
    const value = name.nextElementSibling?.textContent
    unmount()
    return value
  }
  expect(await show(1800)).toBe('1800')
  expect(await show(null)).toBe('not stored then')
})

it('shows two versions side by side: the steps that differ, those that are the same when asked, and the bets that changed', async () => {
  const { line } = detail
  const second = {
    ...line,
    id: crypto.randomUUID(),
    version: 2,
    amount: { amount: '2832.0000', currency: 'VND' },
    pay: { amount: '-168.0000', currency: 'VND' },
    fields: { ...line.fields, turnover: '800000.0000', gross: '5832.0000' },
  }
  const tiers = [
    { turnover: '500000', active: null, rate: '0.2' },
    { turnover: '900000', active: 2, rate: '0.3' },
  ]
  const text = JSON.stringify({ terms: { progressive: false, tiers, rates: {} } })
  const first = { ...line, fields: { ...line.fields, tier: 1 } }
  const line2 = stubGateway(
    answers(commissionLineDetail, { ...detail, text, line: second, versions: [first, second] }),
    answers(commissionDifference, examples.commissionDifference.response),
  )
  await renderApp(<VersionsDialog lineId={second.id} onClose={() => {}} />, { namespaces: [...namespaces], address })
  const table = await screen.findByRole('table')
  expect(within(table).getByRole('row', { name: /^Yours, .*3,000\.0000.*2,832\.0000.*−168\.0000$/ })).toBeTruthy()
  expect(within(table).queryByRole('row', { name: /^Active members/ })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox'))
  expect(within(table).getByRole('row', { name: /^Active members.*same$/ })).toBeTruthy()
  expect(within(table).getByRole('row', { name: /^Tier 100,000.₫ short of tier 2/ })).toBeTruthy()
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Version 1: 1,000,000\.00.₫, tier 2\. Version 2: 800,000\.00.₫, tier 1\.$/,
  )
  expect(await screen.findByRole('heading', { name: '1 bet was called off after version 1 was worked.' })).toBeTruthy()
  expect(screen.getByText(/The draw was repeated$/)).toBeTruthy()
  expect(await screen.findByText('1 bet was settled otherwise between them.')).toBeTruthy()
  expect(screen.getByText('called off')).toBeTruthy()
  expect(line2.requests(commissionDifference)[0]?.request).toEqual({ id: second.id, before: line.id })
})
