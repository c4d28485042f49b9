import { agentContractPanel } from '@portico/contract/agent-contract/panel-calls'
import { agentContractRunning } from '@portico/contract/agent-contract/running-calls'
import { examples } from '@portico/contract/examples'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, refuses, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { ComingUp } from './coming-up.tsx'

const panel = { ...examples.agentContractPanel.response, serverNow: '2026-11-21T16:40:00.000Z' }
const open = () => renderApp(<ComingUp />, { namespaces: ['agentDay'], address: '/agentHome' })

type Each = (typeof examples.agentContractRunning.response.list)[number]
const each: Each = examples.agentContractRunning.response.list[0]!
const running = (list: readonly Partial<Each>[]) =>
  answers(agentContractRunning, {
    ...examples.agentContractRunning.response,
    list: list.map((more) => ({ ...each, id: panel.pays[0]!.contract.id, ...more })),
  })

afterEach(() => vi.unstubAllGlobals())

it('says what pays and changes next, in order of time, with the way to it [AGENT-01]', async () => {
  stubGateway(answers(agentContractPanel, panel), running([]))
  await open()
  const list = within(await screen.findByRole('region', { name: 'Coming up' }))
  const rows = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain('DS-2041')
  expect(rows[0]).toContain('in 20 minutes')
  expect(rows[1]).toContain('DS-2118 comes into forcefor quangtrung')
  expect(list.getByRole('link', { name: /DS-2118/ }).getAttribute('href')).toBe(
    `/agentHome/agentContracts?contract=${panel.calendar[0]!.contract.id}`,
  )
})

it('says so where nothing comes', async () => {
  stubGateway(answers(agentContractPanel, { ...panel, pays: [], calendar: [] }), running([]))
  await open()
  expect(await screen.findByText('No contract pays or changes soon.')).toBeTruthy()
})

it('says that it did not come, and asks again', async () => {
  stubGateway(answers(agentContractPanel, refuses('INTERNAL'), panel), running([]))
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('in 20 minutes')).toBeTruthy()
})

it.each([
  ['tier 1 now, 51,879,500 to tier 2', {}],
  ['100 to tier 1', { tier: null, next: { tier: 0, condition: 'turnover' as const, missing: '100.0000' } }],
  ['tier 1 now, 3 active to tier 2', { next: { tier: 1, condition: 'active' as const, missing: '3' } }],
  ['tier 2, the best', { tier: 1, next: null }],
  ['loss so far 18,642,500', { tier: null, next: null }],
  ['the team is 20.50 ahead so far', { tier: null, next: null, loss: '-20.5000' }],
])('says how far the running period is: %s [AGENT-01]', async (words, more) => {
  stubGateway(answers(agentContractPanel, panel), running([more]))
  await open()
  expect(await screen.findByText(words)).toBeTruthy()
})
