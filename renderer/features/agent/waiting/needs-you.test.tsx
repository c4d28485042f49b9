import { agentWaiting } from '@portico/contract/agent/waiting-calls'
import type { AgentWaitingItem, AgentWaitingKind } from '@portico/contract/agent/waiting-shapes'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, refuses, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { NeedsYou } from './needs-you.tsx'

const serverNow = '2026-11-21T08:27:04.000Z'
const ID = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c0'
const item = (kind: AgentWaitingKind, nth: number, more: Partial<AgentWaitingItem> = {}): AgentWaitingItem => ({
  kind,
  id: `${ID}${nth}`,
  name: `NO-${nth}`,
  pays: null,
  account: null,
  until: null,
  left: null,
  ...more,
})

const open = async (items: readonly AgentWaitingItem[]) => {
  stubGateway(answers(agentWaiting, { items: [...items], serverNow }))
  await renderApp(<NeedsYou />, { namespaces: ['agentDay'], address: '/agentHome' })
}

afterEach(() => vi.unstubAllGlobals())

it('says each in words, with the way to it', async () => {
  await open([
    item('CONTRACT_OFFER', 1, { pays: 'daily', account: 'quoctuan_ag', until: '2026-11-22T15:00:00.000Z' }),
    item('LINK_ENDS', 2, { until: '2026-11-23T17:00:00.000Z', left: 3 }),
    item('LINK_ABOVE', 3),
    item('CONTRACT_END', 4, { pays: 'hourly' }),
  ])
  const list = within(await screen.findByRole('region', { name: 'Needs you' }))
  const texts = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(texts[0]).toContain('Daily salary NO-1, offered by quoctuan_ag')
  expect(texts[1]).toContain('· 3 uses left')
  expect(texts[2]).toContain('Whoever joins by it gets your rate')
  expect(texts[3]).toContain('the company asks to end NO-4, Hourly salary')
  expect(list.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Compare: NO-1', `/agentHome/agentContracts?contract=${ID}1`],
    ['See link: NO-2', `/agentHome/registerCenter?link=${ID}2`],
    ['Set rates: NO-3', `/agentHome/registerCenter?link=${ID}3`],
    ['Answer: NO-4', `/agentHome/agentContracts?contract=${ID}4`],
  ])
})

it('says that it did not come, and asks again', async () => {
  stubGateway(answers(agentWaiting, refuses('INTERNAL'), { items: [item('LINK_ABOVE', 1)], serverNow }))
  await renderApp(<NeedsYou />, { namespaces: ['agentDay'], address: '/agentHome' })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('listitem')).toBeTruthy()
})

it('keeps its place while it is awaited, and says that nothing waits', async () => {
  await open([])
  expect(await screen.findByText('Nothing waits for you.')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Needs you' })).toBeTruthy()
})

it('shows two of them on a phone, where the figures stand below', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  await open([1, 2, 3].map((nth) => item('DISPUTE_QUESTION', nth)))
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 3' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

it('shows the most urgent first, and all on request', async () => {
  await open([1, 2, 3, 4, 5, 6].map((nth) => item('DISPUTE_QUESTION', nth)))
  const list = within(await screen.findByRole('region', { name: 'Needs you' }))
  expect(await list.findAllByRole('listitem')).toHaveLength(4)
  const more = list.getByRole('button', { name: 'Show all 6' })
  fireEvent.click(more)
  expect(list.getAllByRole('listitem')).toHaveLength(6)
  fireEvent.click(list.getByRole('button', { name: 'Show fewer', expanded: true }))
  expect(list.getAllByRole('listitem')).toHaveLength(4)
})
