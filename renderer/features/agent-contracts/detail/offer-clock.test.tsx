import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderApp } from '../../../test/render.tsx'
import { OfferClock } from './offer-clock.tsx'

afterEach(() => vi.useRealTimers())

it('says how long an offer can be answered yet, second by second, until it is over', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const now = Date.parse('2026-11-21T08:00:00.000Z')
  vi.setSystemTime(now)
  await renderApp(<OfferClock expiresAt={new Date(now + 30 * 3_600_000).toISOString()} />, { namespaces: ['contracts'] })
  expect(screen.getByRole('timer').textContent).toMatch(/^1 day (6:00:00|5:59:5\d) to answer$/)
  act(() => void vi.advanceTimersByTime(29.5 * 3_600_000))
  expect(screen.getByRole('timer').textContent).toMatch(/^(30:00|29:5\d) to answer$/)
  act(() => void vi.advanceTimersByTime(30 * 60_000))
  expect(screen.queryByRole('timer')).toBeNull()
})
