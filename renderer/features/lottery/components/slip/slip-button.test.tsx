import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atInstant } from '../../testing/at-instant.ts'
import { NOW, openLotteryPage } from '../../testing/open-page.tsx'

/** Of the example's play `First 3 · Direct`, one line of 2,000 ₫. */
const choose = async (...digits: readonly string[]) => {
  for (const [at, place] of ['Ten-thousands', 'Thousands', 'Hundreds'].entries()) {
    const row = within(await screen.findByRole('group', { name: place }))
    fireEvent.click(row.getByRole('button', { name: new RegExp(`(^| )${digits[at]}(:|$)`) }))
  }
}
const slip = () => within(screen.getByRole('region', { name: 'Bet slip' }))
const usual = { leastStake: '1.0000', mostStake: '5000.0000', mostIssueStake: '200000000.0000', maxPayoutPerIssue: '1000000000.0000' }

describe('the button of a slip that cannot be placed as it stands', () => {
  atInstant(NOW)

  it('leads to the stake where a limit is broken, and comes back when it is kept', async () => {
    await openLotteryPage({ lottery: { limits: { usual, plays: {} } } })
    await choose('1', '2', '3')
    expect(await slip().findByRole('button', { name: /^Place bet, 2,000/ })).toBeTruthy()
    const multiple = slip().getByRole('textbox', { name: 'Multiple' })
    fireEvent.change(multiple, { target: { value: '3' } })
    const lower = await slip().findByRole('button', { name: 'Lower the stake' })
    expect(slip().getByText(/the most a bet takes is 5,000/)).toBeTruthy()
    expect(slip().queryByRole('button', { name: /^Place/ })).toBeNull()
    fireEvent.click(lower)
    expect(document.activeElement).toBe(multiple)
    fireEvent.change(multiple, { target: { value: '2' } })
    expect(await slip().findByRole('button', { name: /^Place bet, 4,000/ })).toBeTruthy()
  })

  it('leads to the deposit where the balance does not reach', async () => {
    const limits = { usual: { ...usual, mostStake: '100000000.0000', maxPayoutPerIssue: '100000000000.0000' }, plays: {} }
    await openLotteryPage({ lottery: { limits } })
    await choose('1', '2', '3')
    fireEvent.change(await slip().findByRole('textbox', { name: 'Multiple' }), { target: { value: '7000' } })
    expect((await slip().findByRole('link', { name: 'Deposit to place it' })).getAttribute('href')).toBe('/member/depositv2')
    expect(slip().getByText(/ short$/)).toBeTruthy()
    expect(slip().queryByRole('button', { name: /^Place/ })).toBeNull()
  })

  it('says before the bet what the bonus pays of it, and places it', async () => {
    const limits = { usual: { ...usual, mostStake: '100000000.0000', maxPayoutPerIssue: '100000000000.0000' }, plays: {} }
    await openLotteryPage({ lottery: { limits } })
    await choose('1', '2', '3')
    fireEvent.change(await slip().findByRole('textbox', { name: 'Multiple' }), { target: { value: '6250' } })
    expect(await slip().findByText(/^19,500.* of this comes from your bonus\.$/)).toBeTruthy()
    expect(slip().getByRole('button', { name: /^Place bet, 12,500,000/ })).toBeTruthy()
  })
})
