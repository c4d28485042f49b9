import { teamLosses } from '@portico/contract/agent/loss-calls'
import { examples } from '@portico/contract/examples'
import { savedViews } from '@portico/contract/saved-view/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, refuses, type Reply, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { Component } from './losses-page.tsx'

const page = examples.teamLosses.response
const AT = '/agentHome/palStatementsAgentCopy'
const NAMESPACES = ['agent', 'teamRecords', 'tables', 'errors'] as const

const open = async (address: string, answer: Reply<typeof teamLosses> = page) => {
  stubGateway(answers(teamLosses, answer), answers(savedViews, { list: [] }))
  return renderApp(<Component />, { namespaces: [...NAMESPACES], address })
}

afterEach(() => vi.unstubAllGlobals())

it('narrows to a side by its sum and to a category, and keeps both in the address [AGENT-11]', async () => {
  const { router } = await open(`${AT}?page=2`, { ...page, totalPages: 2 })
  fireEvent.click(await screen.findByRole('button', { name: /^Lost/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?side=LOSS'))
  expect(screen.getByRole('button', { name: /^Lost/, pressed: true })).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'ELOTT' } })
  await waitFor(() => expect(router.state.location.search).toBe('?type=ELOTT&side=LOSS'))
})

it('leads from an account to its bets of the same days, and sorts by the gateway [AGENT-11]', async () => {
  const { router } = await open(`${AT}?range=today`)
  const row = await screen.findByRole('link', { name: 'linh88' })
  expect(row.getAttribute('href')).toBe('/agentHome/personalHistoryCopy?range=today&find=linh88')
  fireEvent.click(screen.getByRole('button', { name: 'Payout' }))
  await waitFor(() => expect(router.state.location.search).toContain('sort=payout'))
})

it('says so where the gateway refuses [AGENT-11]', async () => {
  await open(AT, refuses('INTERNAL'))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
