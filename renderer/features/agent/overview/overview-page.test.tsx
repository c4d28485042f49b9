import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { agentWaiting } from '@portico/contract/agent/waiting-calls'
import { agentContractPanel } from '@portico/contract/agent-contract/panel-calls'
import { teamBranches, teamMovers } from '@portico/contract/agent/mover-calls'
import { teamMembers, teamOverview, teamRows } from '@portico/contract/agent/calls'
import { savedViews } from '@portico/contract/saved-view/calls'
import { type Answers, answers, refuses, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component } from './overview-page.tsx'

const figures = examples.teamOverview.response
const accounts = examples.teamMembers.response
const rows = examples.teamRows.response

const open = async (address: string, ...more: readonly Answers[]) => {
  const line = stubGateway(
    ...more,
    answers(teamOverview, figures),
    answers(teamMembers, accounts),
    answers(teamRows, rows),
    answers(savedViews, { list: [] }),
    answers(teamBranches, { ...examples.teamBranches.response, list: [] }),
    answers(teamMovers, examples.teamMovers.response),
    answers(agentContractPanel, examples.agentContractPanel.response),
    answers(agentWaiting, { items: [], serverNow: figures.serverNow }),
  )
  return { line, ...(await renderApp(<Component />, { namespaces: ['agent', 'tables', 'errors'], address })) }
}

afterEach(() => vi.unstubAllGlobals())

it('starts at the first page when the address names one beyond the last [AGENT-11]', async () => {
  const beyond = { ...accounts, list: [] }
  const { router } = await open('/agentHome?sort=profit&page=9', answers(teamMembers, beyond, accounts))
  expect(await screen.findByRole('link', { name: 'quangtrung' })).toBeTruthy()
  expect(router.state.location.search).toBe('?sort=profit')
})

it('does so for the rows of a figure too [AGENT-11]', async () => {
  const beyond = { ...rows, list: [] }
  const { router } = await open('/agentHome?rows=BETS&rowsPage=9', answers(teamRows, beyond, rows))
  await waitFor(() => expect(router.state.location.search).toBe('?rows=BETS'))
  expect(await screen.findByText('All 1 row')).toBeTruthy()
})

it('shows no figures of other days when those asked for do not come [AGENT-11]', async () => {
  const refused = refuses('INTERNAL')
  await open('/agentHome', answers(teamOverview, figures, refused), answers(teamMembers, accounts, refused))
  expect(await screen.findByRole('link', { name: 'quangtrung' })).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Totals of the range' }).textContent).toContain('1,684,200,000')
  // jsdom never opens a popover.
  fireEvent.click(screen.getByRole('button', { name: 'This month', hidden: true }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2))
  expect(screen.queryByRole('list', { name: 'Totals of the range' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'quangtrung' })).toBeNull()
})

it('has no picture of shares where all that was played is of one category [AGENT-11]', async () => {
  await open('/agentHome')
  expect(await screen.findByRole('link', { name: 'quangtrung' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Net by category' })).toBeNull())
})

it('shows what each category brought where there are several [AGENT-11]', async () => {
  const byType = [...figures.byType, { ...figures.byType[0]!, gameType: 'LIVE' }]
  await open('/agentHome', answers(teamOverview, { ...figures, byType }))
  expect(await screen.findByRole('heading', { name: 'Net by category' })).toBeTruthy()
})
