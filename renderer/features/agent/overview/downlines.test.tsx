import { examples } from '@portico/contract/examples'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { teamMembers, teamOverview } from '@portico/contract/agent/calls'
import { api } from '../../../api/gateway.ts'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component } from './overview-page.tsx'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const page = examples.teamMembers.response
const first = page.list[0]!
const second = { ...first, memberId: 'm2', account: 'linh88' }
const members = { ...page, list: [first, second], total: 5_021, totalPages: 252 }
const newer = {
  ...members,
  list: [{ ...second, figures: { ...second.figures, validBet: vnd('99.0000') } }, first],
  serverNow: '2026-11-21T08:40:00.000Z',
}

const open = async (address = '/agentHome', ...replies: readonly (typeof members)[]) => {
  const line = stubGateway(answers(teamOverview, examples.teamOverview.response), answers(teamMembers, members, ...replies))
  const view = await renderApp(<Component />, { namespaces: ['agent', 'tables', 'errors'], address })
  await screen.findByRole('link', { name: 'linh88' })
  return { ...view, line }
}
const table = () => screen.getByRole('table', { name: 'Downlines' })
const headers = () =>
  within(table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
const accounts = () => [...table().querySelectorAll('[data-row]')].map(({ textContent }) => textContent)
// jsdom never opens a popover.
const box = (name: string) => screen.getByRole('checkbox', { name, hidden: true })

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('columns by keyboard [AGENT-11]', () => {
  it('are shown, moved and pinned in their menu, said aloud, and stand in the address', async () => {
    const { router } = await open()
    expect(box('Account')).toHaveProperty('disabled', true)
    fireEvent.click(box('Joined'))
    expect(headers()).toContain('Joined')
    fireEvent.keyDown(box('Rebate'), { key: 'ArrowUp', altKey: true })
    expect(headers().slice(0, 4)).toEqual(['Account', 'Bet amount', 'Rebate', 'Payout'])
    expect(screen.getByText('Rebate is now column 2 of 14')).toBeTruthy()
    fireEvent.keyDown(box('Net'), { key: 'p' })
    expect(headers().slice(0, 3)).toEqual(['Account', 'Net', 'Bet amount'])
    expect(router.state.location.search).toContain('pin=profit')
  })

  it('come back from an address, whatever else stands in it', async () => {
    await open('/agentHome?cols=balance,luck,profit&pin=profit,luck&look=loud')
    expect(headers()).toEqual(['Account', 'Net', 'Balance'])
  })
})

it('says to who cannot see it which rows of all these are [AGENT-11]', async () => {
  await open('/agentHome?page=3')
  expect(table().getAttribute('aria-rowcount')).toBe('5023')
  const rows = within(table()).getAllByRole('row')
  expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '43', '44'])
})

it('holds rows that have changed until they are asked for, by its key [AGENT-11]', async () => {
  const { store } = await open('/agentHome', newer)
  act(() => void store.dispatch(api.util.invalidateTags(['Team'])))
  expect(await screen.findByText('1 row has changed since 15:25.')).toBeTruthy()
  expect(accounts()).toEqual(['quangtrung', 'linh88'])
  fireEvent.keyDown(document.body, { key: 'r' })
  expect(accounts()).toEqual(['linh88', 'quangtrung'])
  expect(screen.queryByText(/has changed since/)).toBeNull()
})

describe('trap IV.e 14: single keys', () => {
  it('are left to fields, to input methods and to dialogs', async () => {
    await open()
    const field = screen.getByRole('searchbox', { name: 'Account' })
    field.focus()
    for (const key of ['j', 'x', 'r', 'c', '/', '?']) expect(fireEvent.keyDown(field, { key })).toBe(true)
    expect(document.activeElement).toBe(field)
    field.blur()
    expect(fireEvent.keyDown(document.body, { key: 'j', isComposing: true })).toBe(true)
    expect(fireEvent.keyDown(document.body, { key: 'Process' })).toBe(true)
    expect(document.activeElement).toBe(document.body)
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false)
    expect(document.activeElement).toBe(field)
  })

  it('can be switched off, for this browser and all its tabs', async () => {
    await open()
    fireEvent.click(box('Use single-key shortcuts'))
    expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(true)
    expect(document.activeElement?.textContent).not.toBe('quangtrung')
    localStorage.setItem('portico.agent.shortcuts', 'on')
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'portico.agent.shortcuts' })))
    await waitFor(() => expect(box('Use single-key shortcuts')).toHaveProperty('checked', true))
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(document.activeElement?.textContent).toBe('quangtrung')
  })
})

it('leafs on in the order of the first page, though figures change meanwhile [AGENT-11]', async () => {
  const { line, router } = await open()
  const last = () => line.requests(teamMembers).at(-1)?.request
  expect(last()).not.toHaveProperty('asOf')
  await act(() => router.navigate('/agentHome?page=2'))
  await waitFor(() => expect(last()).toMatchObject({ pageNo: 2, asOf: members.asOf }))
  await act(() => router.navigate('/agentHome?page=2&find=linh'))
  await waitFor(() => expect(last()).toMatchObject({ account: 'linh' }))
  expect(last()).not.toHaveProperty('asOf')
})
