import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderApp } from '../../../test/render.tsx'
import { JackpotCard } from './jackpot-card.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

it('rises by 165.11 every three seconds, with thousands set apart, and leads to the slots [LOBBY-16]', async () => {
  await renderApp(<JackpotCard />, { namespaces: ['lobby'] })
  const card = screen.getByRole('link')
  expect(card.textContent).toContain('3,482,916,205.45')
  act(() => void vi.advanceTimersByTime(2_999))
  expect(card.textContent).toContain('3,482,916,205.45')
  act(() => void vi.advanceTimersByTime(1))
  expect(card.textContent).toContain('3,482,916,370.56')
  expect(card.getAttribute('href')).toBe('/rng')
})
