import { examples } from '@portico/contract/examples'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Bet } from '@portico/contract/bets/shapes'
import { atInstant } from '../testing/at-instant.ts'
import { NOW, openLotteryPage } from '../testing/open-page.tsx'

const example = examples.placeBets.response.bets[0]!
const IDS = ['0d9a37f9-9d3e-4a43-8a51-000000000001', '0d9a37f9-9d3e-4a43-8a51-000000000002']

const open = (...bets: readonly Partial<Bet>[]) =>
  openLotteryPage({
    query: `&again=${IDS.slice(0, bets.length).join(',')}`,
    detail: (betId) => ({ bet: { ...example, ...bets[IDS.indexOf(betId)], betId }, explanation: null }),
  })

describe('an old bet made again [LOTTERY-03]', () => {
  atInstant(NOW)

  it('comes into the slip with all of its selection, once, and leaves the address', async () => {
    const { router } = await open({}, { selection: { lines: ['123', '456'] }, notes: 2 })
    const list = within(await screen.findByRole('list', { name: 'Bets on this slip' }))
    expect(list.getAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
      'Remove First 3 · Direct 138 | 05 | 279',
      'Remove First 3 · Direct 123, 456',
    ])
    expect(screen.getByText('2 bets copied to the slip at current prices.')).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toBe('?gameCode=SSC1'))
  })

  it('is named where it could not be copied, or not as it was', async () => {
    await open({ mode: '0.001' }, { play: 'six-star' })
    expect(await screen.findByText('1 bet copied to the slip at current prices.')).toBeTruthy()
    expect(screen.getByText('First 3 · Direct: its unit is no longer offered, so it uses the usual one.')).toBeTruthy()
    expect(screen.getByText(/is no longer offered, so it was left out\.$/)).toBeTruthy()
  })
})
