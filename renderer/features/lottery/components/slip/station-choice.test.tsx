import { placeBets } from '@portico/contract/bets/calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atInstant } from '../../testing/at-instant.ts'
import { NOW, openLotteryPage } from '../../testing/open-page.tsx'

const calendar = { timeZone: 'Asia/Ho_Chi_Minh', times: ['16:15'], weekdays: [6] }
const station = { type: 'VN-MN', shape: { kind: 'lots', layout: 'south' }, modes: ['1'], unit: '1000', calendar } as const
const lottery = { ...station, plays: ['lo2'], odds: { lo2: { win: '95' } }, flags: {} }

describe('a slip on several stations [LOTTERY-03]', () => {
  atInstant(NOW)

  it('counts the stake of each station, names them before they are bet, and sends them', async () => {
    const others = [
      { ...lottery, gameCode: 'XSDT', gameName: 'Đồng Tháp' },
      { ...lottery, gameCode: 'XSCM', gameName: 'Cà Mau' },
    ]
    const { line } = await openLotteryPage({
      lottery: structuredClone(lottery) as never,
      others: structuredClone(others) as never,
      results: [],
    })
    fireEvent.click(within(await screen.findByRole('tabpanel')).getByRole('button', { name: / 07$/ }))
    expect(await screen.findByRole('button', { name: /^Place bet, 18,000/ })).toBeTruthy()
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Đồng Tháp' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Cà Mau' }))
    fireEvent.click(await screen.findByRole('button', { name: /^Place 3 bets, 54,000/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Đồng Tháp, Cà Mau')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: /^Confirm/ }))
    await waitFor(() => expect(line.requests(placeBets)).toHaveLength(1))
    const { numero, also } = line.requests(placeBets)[0]!.request
    expect(also).toEqual([
      { gameCode: 'XSDT', numero },
      { gameCode: 'XSCM', numero },
    ])
  })
})
