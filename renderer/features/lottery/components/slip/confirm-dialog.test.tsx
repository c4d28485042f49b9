import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atInstant } from '../../testing/at-instant.ts'
import { NOW, openLotteryPage } from '../../testing/open-page.tsx'

describe('a slip that is asked about once more [LOTTERY-03]', () => {
  atInstant(NOW)

  const ask = async (many: string) => {
    await openLotteryPage()
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Quick pick.* ${many} |^${many}$`) }))
    const place = await screen.findByRole('button', { name: /^Place \d+ bets/ })
    fireEvent.click(place)
    return within(await screen.findByRole('dialog', { name: 'Confirm the bet' }))
  }

  it('scrolls by keyboard when it is long, in a box of its own above the cost and the button', async () => {
    const dialog = await ask('30')
    const box = dialog.getByRole('region')
    expect(within(box).getAllByRole('listitem').length).toBeGreaterThanOrEqual(30)
    expect(box.tabIndex).toBe(0)
    expect(within(box).queryByRole('button')).toBeNull()
    expect(dialog.getByRole('button', { name: /^Place|^Confirm/ })).toBeTruthy()
  })
})
