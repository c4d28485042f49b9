import { examples } from '@portico/contract/examples'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { teamMembers, teamOverview, teamRows } from '@portico/contract/agent/calls'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component } from '../overview/overview-page.tsx'

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
