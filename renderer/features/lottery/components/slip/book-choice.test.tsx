import { placeBets } from '@portico/contract/bets/calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atInstant } from '../../testing/at-instant.ts'
import { NOW, openLotteryPage } from '../../testing/open-page.tsx'

const MARK_SIX = {
  type: 'LHC',
  shape: { kind: 'mark-six' },
  modes: ['1'],
  plays: ['special', 'special-size'],
  odds: { special: { win: '47' }, 'special-size': { win: '1.97' } },
  bookA: { special: { odds: { win: '42.5' }, rebate: '0.09' } },
  flags: {},
} as const

describe('the book of odds on the slip [LOTTERY-03]', () => {
  atInstant(NOW)

  it('prices the bet by the book that is chosen, and sends it', async () => {
    const { line } = await openLotteryPage({ lottery: structuredClone(MARK_SIX) as never, results: [] })
    const board = await screen.findByRole('tabpanel')
    fireEvent.click(within(board).getByRole('button', { name: / 07$/ }))
    const books = within(screen.getByRole('group', { name: 'Odds book' }))
    expect(books.getByRole('radio', { name: 'Book B' })).toHaveProperty('checked', true)
    expect(await screen.findByText('Odds 47')).toBeTruthy()
    fireEvent.click(books.getByRole('radio', { name: 'Book A' }))
    expect(await screen.findByText('Odds 42.5')).toBeTruthy()
    expect(screen.getByText('Lower odds, and 9% of the stake back whatever is drawn.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /^Place/ }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Confirm/ }))
    await waitFor(() => expect(line.requests(placeBets)).toHaveLength(1))
    const [sent] = line.requests(placeBets)
    expect(sent!.request.lines).toMatchObject([{ play: 'special', book: 'A', odds: { win: '42.5' }, prizeGroup: null }])
  })

  it('is not asked of a play that has one price', async () => {
    await openLotteryPage({ lottery: structuredClone({ ...MARK_SIX, plays: ['special-size'] }) as never, results: [] })
    expect(screen.queryByRole('group', { name: 'Odds book' })).toBeNull()
  })
})
