import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Reply } from '../../../test/gateway.ts'
import { stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component } from './overview-page.tsx'

const OVERVIEW = 'agentTeamOverview'
const DOWNLINES = 'agentDownlines'
const ROWS = 'agentTeamRows'

const figures: Reply = { value: examples.teamOverview.response }
const accounts: Reply = { value: examples.teamMembers.response }
const rows: Reply = { value: examples.teamRows.response }

const open = async (address: string, replies: Readonly<Record<string, Reply | readonly Reply[]>> = {}) => {
  const line = stubGateway({ [OVERVIEW]: figures, [DOWNLINES]: accounts, [ROWS]: rows, ...replies })
  return { line, ...(await renderApp(<Component />, { namespaces: ['agent', 'errors'], address })) }
}

afterEach(() => vi.unstubAllGlobals())

it('starts at the first page when the address names one beyond the last [AGENT-11]', async () => {
  const beyond = { value: { ...examples.teamMembers.response, list: [] } }
  const { router } = await open('/agentHome?sort=profit&page=9', { [DOWNLINES]: [beyond, accounts] })
  expect(await screen.findByRole('link', { name: 'quangtrung' })).toBeTruthy()
  expect(router.state.location.search).toBe('?sort=profit')
})

it('does so for the rows of a figure too [AGENT-11]', async () => {
  const beyond = { value: { ...examples.teamRows.response, list: [] } }
  const { router } = await open('/agentHome?rows=BETS&rowsPage=9', { [ROWS]: [beyond, rows] })
  await waitFor(() => expect(router.state.location.search).toBe('?rows=BETS'))
  expect(await screen.findByText('All 1 row')).toBeTruthy()
})

it('shows no figures of other days when those asked for do not come [AGENT-11]', async () => {
  const refused: Reply = { code: 'INTERNAL' }
  await open('/agentHome', { [OVERVIEW]: [figures, refused], [DOWNLINES]: [accounts, refused] })
  expect(await screen.findByRole('link', { name: 'quangtrung' })).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Totals of the range' }).textContent).toContain('1,684,200,000')
  // jsdom never opens a popover.
  fireEvent.click(screen.getByRole('button', { name: 'This month', hidden: true }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2))
  expect(screen.queryByRole('list', { name: 'Totals of the range' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'quangtrung' })).toBeNull()
})
