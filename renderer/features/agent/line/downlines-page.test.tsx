import { teamMembers, teamPath } from '@portico/contract/agent/calls'
import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component } from './downlines-page.tsx'

const accounts = examples.teamMembers.response
const { path } = examples.teamPath.response

const open = async (address: string, found: typeof path = path) => {
  stubGateway(answers(teamMembers, accounts), answers(teamPath, { path: found }))
  return renderApp(<Component />, { namespaces: ['agent', 'teamRecords', 'tables', 'errors'], address })
}

afterEach(() => vi.unstubAllGlobals())

it('leads from the accounts below a row to their own list, and up again by the path [AGENT-11]', async () => {
  const { router } = await open('/agentHome/downlineManagmentView?range=today')
  fireEvent.click(await screen.findByRole('link', { name: '18 accounts below quangtrung' }))
  await waitFor(() => expect(router.state.location.search).toBe('?scope=DIRECT&range=today&under=quangtrung'))
  const line = screen.getByRole('navigation', { name: 'Path' })
  const upline = await within(line).findByRole('link', { name: 'quangtrung' })
  expect(within(line).getByText('linh88').getAttribute('aria-current')).toBe('page')
  fireEvent.click(upline)
  fireEvent.click(within(line).getByRole('link', { name: 'quoctuan' }))
  await waitFor(() => expect(router.state.location.search).toBe('?scope=DIRECT&range=today'))
})

it('says of an account elsewhere only that it is not in the team [AGENT-11]', async () => {
  await open('/agentHome/downlineManagmentView?under=outsider', [])
  expect((await screen.findByText(/outsider is not in your team/)).textContent).toBe('outsider is not in your team. See the whole team')
})
