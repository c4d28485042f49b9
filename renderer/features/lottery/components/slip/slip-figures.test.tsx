import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atInstant } from '../../testing/at-instant.ts'
import { NOW, openLotteryPage } from '../../testing/open-page.tsx'

const lottery = {
  type: 'VN-MB',
  shape: { kind: 'lots', layout: 'north' },
  modes: ['1'],
  unit: '1000',
  flags: {},
  plays: ['lo2', 'da', 'de-size'],
  odds: { lo2: { win: '98.25' }, da: { base: '400', bonus: '200' }, 'de-size': { win: '1.9625' } },
} as const

const open = () => openLotteryPage({ lottery: structuredClone(lottery) as never, results: [] })
const slip = () => within(screen.getByRole('region', { name: 'Bet slip' }))
const textOf = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ')
const choose = async (...numbers: readonly string[]) => {
  const board = within(await screen.findByRole('tabpanel'))
  for (const number of numbers) fireEvent.click(board.getByRole('button', { name: new RegExp(` ${number}$`) }))
}

describe('the figures of a slip', () => {
  atInstant(NOW)

  it('says of a play that pays for each hit what a hit pays, beside the most that a draw can', async () => {
    await open()
    await choose('07')
    await screen.findByRole('button', { name: /^Place bet, 27,000/ })
    expect(textOf(slip().getByText(/98,250/))).toMatch(/98,250 ₫/)
    expect(textOf(slip().getByText(/2,652,750/))).toMatch(/2,652,750 ₫/)
  })

  it('names the odds of the pair play, its base before its bonus', async () => {
    await open()
    fireEvent.click(await screen.findByRole('tab', { name: 'Đá' }))
    await choose('07', '98')
    expect(textOf(await slip().findByText(/^Odds/))).toBe('Odds Pair drawn 400 · Pair drawn more often 200')
  })

  it('looks at past draws only of a line that is complete, and says what is missing', async () => {
    await open()
    const button = await screen.findByRole('button', { name: /^Check on past draws/ })
    expect([button.getAttribute('aria-disabled'), button.textContent]).toEqual([
      'true',
      'Check on past drawsChoose numbers on the board first.',
    ])
    await choose('07')
    fireEvent.click(await screen.findByRole('button', { name: 'Check on past draws' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    // Its code is here now: what opens opens at once.
    await choose('07')
    fireEvent.click(await screen.findByRole('button', { name: /^Check on past draws.+/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('writes what a board pays in full', async () => {
    await open()
    fireEvent.click(await screen.findByRole('tab', { name: 'Đề' }))
    expect(await screen.findAllByText(/^1\.9625/)).not.toHaveLength(0)
  })
})
