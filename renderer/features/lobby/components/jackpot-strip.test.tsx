import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { jackpots } from '@portico/contract/catalogue/calls'
import { whitelabel } from '@portico/contract/system/calls'
import { examples } from '@portico/contract/examples'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { JackpotCard } from './jackpot-card.tsx'
import { JackpotStrip } from './jackpot-strip.tsx'

const [pool] = examples.jackpots.response.list
const pools = (...amounts: readonly string[]) =>
  answers(jackpots, { list: amounts.map((amount) => ({ ...pool!, amount: { amount, currency: 'VND' } })) })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('names the largest pool and its game, as it is, and leads to the slots [LOBBY-16] [ROUTE-01]', async () => {
  stubGateway(pools('34829162.0500', '100.0000'))
  await renderApp(<JackpotStrip />, { namespaces: ['lobby'] })
  const strip = await screen.findByRole('link')
  expect(strip.textContent).toContain('In Moon Gate, fed by a part of each stake')
  expect(strip.textContent).toContain('34,829,162.05')
  expect(strip.getAttribute('href')).toBe('/rng')
  act(() => void vi.advanceTimersByTime(30_000))
  expect(strip.textContent).toContain('34,829,162.05')
})

it('is not there without a pool', async () => {
  const line = stubGateway(pools())
  await renderApp(<JackpotStrip />, { namespaces: ['lobby'] })
  await vi.waitFor(() => expect(line.requests(jackpots)).toHaveLength(1))
  expect(screen.queryByRole('link')).toBeNull()
})

it('is not shown twice where the card beside the banner shows it', async () => {
  const line = stubGateway(pools('5.0000'), answers(whitelabel, { modules: [{ modId: 'JACKPOT_POOL', enabled: true, childrenNodes: [] }] }))
  await renderApp(<JackpotStrip />, { namespaces: ['lobby'] })
  await vi.waitFor(() => expect(line.requests(whitelabel)).toHaveLength(1))
  await vi.waitFor(() => expect(screen.queryByRole('link')).toBeNull())
})

it('beside the banner is no illustration any more once there is a pool', async () => {
  stubGateway(pools('2000.0000'))
  await renderApp(<JackpotCard />, { namespaces: ['lobby'] })
  expect(await screen.findByText(/2,000\.00/)).toBeDefined()
  expect(screen.queryByText('Illustrative')).toBeNull()
})
