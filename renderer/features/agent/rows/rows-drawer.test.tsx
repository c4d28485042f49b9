import { examples } from '@portico/contract/examples'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { teamBet, teamMembers, teamOverview, teamRows } from '@portico/contract/agent/calls'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { selectDialogs } from '../../../core/dialogs.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component } from '../overview/overview-page.tsx'
import { Component as BetDialog } from './bet-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

it('names a bet as its player reads it, with what was chosen and without codes [AGENT-11]', async () => {
  stubGateway(
    answers(teamOverview, examples.teamOverview.response),
    answers(teamMembers, examples.teamMembers.response),
    answers(teamRows, examples.teamRows.response),
  )
  await renderApp(<Component />, { namespaces: ['agent', 'errors', 'lottery'], address: '/agentHome?rows=BETS' })
  const drawer = await screen.findByRole('dialog')
  expect(await screen.findByText('138 | 05 | 279')).toBeTruthy()
  expect(drawer.textContent).toContain('First 3 · Direct')
  expect(drawer.textContent).toContain('SSC 1 minute')
  expect(drawer.textContent).not.toContain('front3-direct')
})

it('opens a bet of a row, which is named by what was bet [AGENT-11]', async () => {
  const id = examples.teamBet.request.betId
  const rows = examples.teamRows.response
  stubGateway(
    answers(teamOverview, examples.teamOverview.response),
    answers(teamMembers, examples.teamMembers.response),
    answers(teamRows, { ...rows, list: [{ ...rows.list[0]!, id }] }),
  )
  const { store } = await renderApp(<Component />, { namespaces: ['agent', 'errors', 'lottery'], address: '/agentHome?rows=BETS' })
  fireEvent.click(await screen.findByRole('button', { name: /^Open .* First 3 · Direct 20261121-0901$/ }))
  expect(selectDialogs(store.getState() as never)).toEqual([{ kind: 'teamBet', betId: id }])
})

it('shows a bet as its player reads it, under whose it is [AGENT-11]', async () => {
  const line = stubGateway(answers(teamBet, examples.teamBet.response))
  const { betId } = examples.teamBet.request
  await renderApp(<BetDialog betId={betId} onClose={() => undefined} />, {
    namespaces: ['agent', 'errors', 'lottery', 'receipts', 'records'],
  })
  const bet = await screen.findByRole('dialog', { name: 'First 3 · Direct' })
  expect(bet.textContent).toContain('Bet by linh88')
  expect(within(bet).getByText('138 | 05 | 279')).toBeTruthy()
  expect(within(bet).getByText(/^Not drawn yet/)).toBeTruthy()
  expect(line.requests(teamBet).map(({ request }) => request)).toEqual([{ betId }])
})
