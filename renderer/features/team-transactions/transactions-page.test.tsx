import { teamMovements, teamMovementTotals } from '@portico/contract/agent/movement-calls'
import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, refuses, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { Component } from './transactions-page.tsx'

const page = examples.teamMovements.response
const totals = examples.teamMovementTotals.response

const open = async (address: string) => {
  const line = stubGateway(answers(teamMovements, page), answers(teamMovementTotals, totals))
  return { line, ...(await renderApp(<Component />, { namespaces: ['agent', 'teamRecords', 'movements', 'tables', 'errors'], address })) }
}

afterEach(() => vi.unstubAllGlobals())

it('narrows to a kind by its total, and keeps that in the address [AGENT-11]', async () => {
  const { router } = await open('/agentHome/agentDownlineTransactionDetailsCopy?older=1.2')
  fireEvent.click(await screen.findByRole('button', { name: /^Deposits/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?kind=DEPOSIT'))
  expect(screen.getByRole('button', { name: /^Deposits/, pressed: true })).toBeTruthy()
  expect(await screen.findByText('linh88')).toBeTruthy()
})

it('leads to older movements by the place the gateway gave, and nowhere where there are none [AGENT-11]', async () => {
  const { router } = await open('/agentHome/agentDownlineTransactionDetailsCopy')
  await screen.findByText('linh88')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Newer' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Older' }))
  await waitFor(() => expect(router.state.location.search).toBe('?older=1795335900000.4821'))
})

it('says so where the gateway refuses [AGENT-11]', async () => {
  stubGateway(answers(teamMovements, refuses('INTERNAL')), answers(teamMovementTotals, totals))
  await renderApp(<Component />, { namespaces: ['agent', 'teamRecords', 'movements', 'tables', 'errors'], address: '/agentHome' })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
