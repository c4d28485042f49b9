import { examples } from '@portico/contract/examples'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { systemStatus } from '@portico/contract/system/calls'
import { answers, OFFLINE, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { LineStrip } from './line-strip.tsx'
import { StatusScreen } from './status-screen.tsx'
import { statusChanged } from '../slice.ts'

const HOUR = 3_600_000

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The screen of a site that is closed like this, three hours before it is back. */
const closed = async (status: 1 | 2, message: string | null) => {
  const now = Date.parse('2026-11-22T20:00:00Z')
  const until = new Date(now + 3 * HOUR).toISOString()
  stubGateway(answers(systemStatus, { ...examples.systemStatus.response, status, message, until, serverNow: new Date(now).toISOString() }))
  const Languages = () => <button type="button">Language</button>
  const { store, host } = await renderApp(<StatusScreen Languages={Languages} />, { namespaces: ['system'] })
  vi.spyOn(host.clock, 'now').mockReturnValue(now)
  act(() => void store.dispatch(statusChanged({ status, message, until })))
}

it('says when the site is back, by which clock and how long that is, and that nothing is lost [SYSTEM-02]', async () => {
  await closed(1, 'We move to new servers.')
  expect(await screen.findByText('Back at 06:00 (GMT+7), in 3 hours')).toBeDefined()
  expect(screen.getByText('We move to new servers.', { exact: false })).toBeDefined()
  expect(screen.getByText('Your balance and your bets are safe.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Language' })).toBeDefined()
})

it('says it once where our own words for maintenance do', async () => {
  await closed(1, null)
  expect(await screen.findByText(/Your balance and your bets are safe, and this page opens by itself/)).toBeDefined()
  expect(screen.queryByText('Your balance and your bets are safe.')).toBeNull()
})

it('says it where the region is closed, which has no time to be back [SYSTEM-03]', async () => {
  await closed(2, null)
  expect(await screen.findByText('Your balance and your bets are safe.')).toBeDefined()
  expect(screen.queryByText(/^Back at/)).toBeNull()
})

it('tells a reader without a network from a gateway that does not answer [SYSTEM-04]', async () => {
  stubGateway(answers(systemStatus, OFFLINE))
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderApp(<LineStrip />, { namespaces: ['system'] })
  expect(await screen.findByText('You are offline')).toBeDefined()
  expect(screen.getByText(/Prices and results are paused/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Other addresses' })).toBeNull()
  onLine.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('No answer from the server')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Other addresses' })).toBeDefined()
})
