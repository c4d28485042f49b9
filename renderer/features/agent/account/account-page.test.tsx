import { teamAccount } from '@portico/contract/agent/account-calls'
import { examples } from '@portico/contract/examples'
import { teamRates } from '@portico/contract/rebate-rate/calls'
import { menu } from '@portico/contract/system/calls'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, refuses, type Reply, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component } from '../line/downlines-page.tsx'

const account = examples.teamAccount.response
const path = account.path.slice(0, 2)

const open = async (answer: Reply<typeof teamAccount> = account) => {
  const office = {
    member: [],
    agent: ['downlineManagmentView' as const, 'agentTransfer' as const],
    form: 'FULL' as const,
    officeForm: 'FULL' as const,
  }
  stubGateway(answers(teamAccount, answer), answers(teamRates, examples.teamRates.response), answers(menu, office))
  const address = '/agentHome/downlineManagmentView?who=linh88'
  return renderApp(<Component />, {
    namespaces: ['agent', 'teamRecords', 'tables', 'errors'],
    address,
  })
}

afterEach(() => vi.unstubAllGlobals())

it('tells who an account is, in part where it is to be reached, and leads to all that is known of it [AGENT-11]', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'linh88' })).toBeTruthy()
  expect(screen.getByText('+84 •••• 678')).toBeTruthy()
  expect(screen.getByText('N••• T••• L•••')).toBeTruthy()
  const line = screen.getByRole('navigation', { name: 'Path' })
  expect(within(line).getByRole('link', { name: 'quangtrung' }).getAttribute('href')).toBe(
    '/agentHome/downlineManagmentView?who=quangtrung',
  )
  const links = within(screen.getByRole('navigation', { name: 'More about this account' }))
  expect(links.getByRole('link', { name: 'User loss' }).getAttribute('href')).toBe('/agentHome/palStatementsAgentCopy?find=linh88')
  // Two levels down: money goes to those directly below alone.
  expect(links.queryByRole('link', { name: 'Send money' })).toBeNull()
  expect(await screen.findByText('8%')).toBeTruthy()
})

it('offers to send money to somebody directly below [AGENT-13]', async () => {
  await open({ ...account, account: 'quangtrung', agent: true, level: 1, path })
  expect((await screen.findByRole('link', { name: 'Send money' })).getAttribute('href')).toBe('/agentHome/agentTransfer?to=quangtrung')
  expect(screen.getByRole('link', { name: 'Contracts' })).toBeTruthy()
})

it('says of an account elsewhere only that it is not in the team [AGENT-11]', async () => {
  await open(refuses('NOT_IN_TEAM'))
  expect(await screen.findByText('This account is not in your team.')).toBeTruthy()
})
