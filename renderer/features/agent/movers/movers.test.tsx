import { examples } from '@portico/contract/examples'
import { teamBranches, teamMovers } from '@portico/contract/agent/mover-calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, refuses, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { readView } from '../model/view.ts'
import { Branches } from './branches.tsx'
import { Movers } from './movers.tsx'

const view = readView(new URLSearchParams('range=today'), '2026-11-21')
const namespaces = ['agentDay', 'agent'] as const
const vnd = (amount: string) => ({ amount: `${amount}.0000`, currency: 'VND' })
const branches = examples.teamBranches.response
const movers = examples.teamMovers.response
const [mover] = movers.list

afterEach(() => vi.unstubAllGlobals())

it('shows branches with what they bet and how much more, and the rest as one [AGENT-01]', async () => {
  stubGateway(answers(teamBranches, { ...branches, self: { validBet: vnd('70'), before: vnd('0') } }))
  await renderApp(<Branches view={view} />, { namespaces, address: '/agentHome' })
  const list = within(await screen.findByRole('region', { name: 'By branch' }))
  const rows = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows[0]).toContain('quangtrung229,437,500+9.5%')
  expect(rows[2]).toContain('28 more12,995,500−0.6%')
  expect(rows[3]).toContain('Yourself70new')
  expect(list.getByRole('link', { name: 'quangtrung' }).getAttribute('href')).toContain('under=quangtrung')
})

it('says that branches did not come, and asks again', async () => {
  stubGateway(answers(teamBranches, refuses('INTERNAL'), branches))
  await renderApp(<Branches view={view} />, { namespaces, address: '/agentHome' })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('229,437,500')).toBeTruthy()
})

it('says of each mover what stands out, and asks for branches alone [AGENT-01]', async () => {
  const quiet = {
    ...mover!,
    account: 'anhtuan',
    validBet: vnd('10'),
    before: vnd('40'),
    reason: { ...mover!.reason!, kind: 'QUIET' as const, count: 5, of: 9 },
  }
  const joined = {
    ...mover!,
    account: 'dangkhoa',
    branch: false,
    before: vnd('0'),
    isNew: true,
    reason: { ...mover!.reason!, kind: 'JOINED' as const, at: '2026-11-20T03:00:00.000Z' },
  }
  const line = stubGateway(answers(teamMovers, { ...movers, list: [mover!, joined, quiet] }, { ...movers, list: [] }))
  await renderApp(<Movers view={view} />, { namespaces, address: '/agentHome' })
  await screen.findByRole('link', { name: /anhtuan/ })
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
  expect(rows[0]).toContain('+74,134,200+34.6%baoan_hn bets, not in the week before')
  expect(rows[1]).toContain('newjoined Fri 20 Nov')
  expect(rows[2]).toContain('−75%5 of 9 bet no more')
  expect(screen.getByRole('link', { name: /anhtuan/ }).getAttribute('href')).toContain('from=2026-11-15&to=2026-11-21')
  fireEvent.click(screen.getByRole('radio', { name: 'Branches' }))
  expect(await screen.findByText('Nobody bet more or less than the week before.')).toBeTruthy()
  await waitFor(() => expect(line.requests(teamMovers).at(-1)?.request).toMatchObject({ of: 'BRANCHES' }))
})
