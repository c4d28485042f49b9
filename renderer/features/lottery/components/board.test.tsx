import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { atInstant } from '../testing/at-instant.ts'
import { NOW, openLotteryPage } from '../testing/open-page.tsx'

/** Draws of the digit 0 alone, minute by minute. */
const draws = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    numero: `20261121-${String(900 - at).padStart(4, '0')}`,
    drawAt: new Date(Date.parse('2026-11-21T08:00:00.000Z') - at * 60_000).toISOString(),
    result: { digits: '00000' },
    ordered: true,
    resultVersion: 1,
  }))

describe('the small figures of a board', () => {
  atInstant(NOW)

  it.each([
    [19, 0],
    [20, 1],
  ])('are not shown where there is too little to say: after %i draws', async (count, notes) => {
    await openLotteryPage({ results: draws(count) })
    await screen.findByRole('group', { name: 'Number board: First 3 · Direct' })
    await screen.findByRole('table', { name: 'Recent results' })
    expect(screen.queryAllByText(/^Small figures: draws since each last came up/)).toHaveLength(notes)
    const seven = within(screen.getByRole('group', { name: 'Ten-thousands' })).getByRole('button', { name: /^Ten-thousands 7/ })
    await vi.waitFor(() => expect(seven.parentElement?.textContent).toBe(notes === 0 ? '7' : `7${count}+`))
  })
})
