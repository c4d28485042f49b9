import { teamRows } from '@portico/contract/agent/calls'
import { examples } from '@portico/contract/examples'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component } from './betting-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const open = async (address: string) => {
  const line = stubGateway(answers(teamRows, examples.teamRows.response))
  const { router } = await renderApp(<Component />, {
    namespaces: ['teamRecords', 'agent', 'tables', 'days', 'lottery', 'errors'],
    address,
  })
  return { line, router }
}
const at = '/agentHome/personalHistoryCopy'

it('shows the bets on one game, which stands in the address, and goes back to the first page [AGENT-11]', async () => {
  const { line, router } = await open(`${at}?page=1&find=linh`)
  const game = await screen.findByRole('combobox', { name: 'Game' })
  await waitFor(() => expect(screen.getByRole('option', { name: 'PK10 1 minute' })).toBeTruthy())
  fireEvent.change(game, { target: { value: 'PK1' } })
  await waitFor(() => expect(line.requests(teamRows).at(-1)?.request).toMatchObject({ kind: 'BETS', game: 'PK1', find: 'linh', pageNo: 1 }))
  expect(router.state.location.search).toBe('?find=linh&game=PK1')
  fireEvent.change(game, { target: { value: '' } })
  await waitFor(() => expect(router.state.location.search).toBe('?find=linh'))
})

it('asks for the game of its address, and for none where that is no code [AGENT-11]', async () => {
  const { line } = await open(`${at}?game=SSC1`)
  await waitFor(() => expect(line.requests(teamRows)[0]?.request).toMatchObject({ game: 'SSC1' }))
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Game' })).value).toBe('SSC1')
  cleanup()
  vi.unstubAllGlobals()
  const other = await open(`${at}?game=%3Cscript%3E`)
  await waitFor(() => expect(other.line.requests(teamRows).length).toBeGreaterThan(0))
  expect(other.line.requests(teamRows)[0]?.request).not.toHaveProperty('game')
})

it('counts pages from the first one that was read, so that none shows a row twice while bets settle [AGENT-11]', async () => {
  const { line, router } = await open(at)
  await waitFor(() => expect(line.requests(teamRows)[0]?.request).toMatchObject({ pageNo: 1 }))
  expect(line.requests(teamRows)[0]?.request).not.toHaveProperty('counted')
  await screen.findByRole('table')
  await act(() => router.navigate(`${at}?page=2`))
  const { total } = examples.teamRows.response
  await waitFor(() => expect(line.requests(teamRows).at(-1)?.request).toMatchObject({ pageNo: 2, counted: total }))
  await act(() => router.navigate(`${at}?page=2&find=linh`))
  await waitFor(() => expect(line.requests(teamRows).at(-1)?.request).toMatchObject({ find: 'linh' }))
  expect(line.requests(teamRows).at(-1)?.request).not.toHaveProperty('counted')
})
