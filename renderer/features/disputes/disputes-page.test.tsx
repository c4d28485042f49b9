import { agentDispute, agentDisputes } from '@portico/contract/dispute/calls'
import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { Component as DisputeDialog } from './dispute-dialog.tsx'
import { Component as DisputesPage } from './disputes-page.tsx'

const { dispute: whole, serverNow } = examples.agentDispute.response
const head = { ...whole.head, answerBy: new Date(Date.parse(serverNow) + 5 * 3_600_000).toISOString() }
const question = { ...head, id: crypto.randomUUID(), number: 'DP-119', state: 'QUESTION', answerBy: null, leftMs: 62 * 3_600_000 } as const
const page = { list: [head, question], older: '1795249624000.118', until: null, serverNow }
const namespaces = ['disputes', 'errors', 'tables'] as const

afterEach(() => vi.unstubAllGlobals())

it('lists disputes with state and clock, and keeps what it shows in the address', async () => {
  const line = stubGateway(answers(agentDisputes, page))
  const { router } = await renderApp(<DisputesPage />, { namespaces: [...namespaces], address: '/agentHome/agentDisputes' })
  const row = (await screen.findByText('DP-119')).closest('tr')!
  expect(within(row).getByText('Waits for you')).toBeTruthy()
  expect(within(row).getByText('stands still, 2 days 14:00:00 left')).toBeTruthy()
  expect(within(screen.getByText('DP-118').closest('tr')!).getByText(/^0?[45]:\d\d(:\d\d)? left$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Older' }))
  await waitFor(() => expect(router.state.location.search).toBe('?older=1795249624000.118'))
  fireEvent.click(screen.getByRole('radio', { name: 'Going on' }))
  await waitFor(() => expect(router.state.location.search).toBe('?state=ACTIVE'))
  await waitFor(() => expect(line.requests(agentDisputes).at(-1)?.request).toMatchObject({ state: 'ACTIVE' }))
})

it('shows the dispute that was opened, also one that was withdrawn', async () => {
  const withdrawn = { ...head, id: crypto.randomUUID(), number: 'DP-117', state: 'WITHDRAWN', answerBy: null } as const
  stubGateway(
    answers(agentDisputes, { ...page, older: null, list: [head, withdrawn] }),
    answers(agentDispute, { dispute: { ...whole, head: withdrawn }, serverNow }),
  )
  await renderApp(<DisputeDialog lineId={head.lineId} id={withdrawn.id} onClose={() => {}} />, { namespaces: [...namespaces] })
  expect(await screen.findByRole('heading', { name: 'Dispute DP-117' })).toBeTruthy()
  expect(await screen.findByText('Withdrawn')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})
