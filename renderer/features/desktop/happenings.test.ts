import { describe, expect, it } from 'vitest'
import { presence } from '@portico/contract/desktop/channels'
import { type Happening, noticeOf, winOf } from './happenings.ts'

const vnd = (amount: string) => ({ amount: `${amount}.0000`, currency: 'VND' })
const settled = (...payouts: string[]) => ({
  gameCode: 'SSC1',
  numero: '20261122-1042',
  bets: payouts.map((payout, at) => ({ betId: String(at), state: 'WON', payout: vnd(payout), net: vnd(payout) })),
})
const words = {
  won: (amount: string) => `Won ${amount}`,
  corrected: () => 'Corrected',
  deposit: () => 'Credited',
  draw: (numero: string) => `Draw ${numero}`,
  money: ({ amount }: { amount: string }) => amount,
}

describe('what is told to who does not look [DESKTOP-07]', () => {
  it('is a draw that paid, with all of its bets together, and none that did not', () => {
    expect(winOf(settled('0', '2000', '500'))).toEqual({ kind: 'won', gameCode: 'SSC1', numero: '20261122-1042', amount: vnd('2500') })
    expect(winOf(settled('0', '0'))).toBeUndefined()
    expect(winOf(settled())).toBeUndefined()
  })

  it('leads to the page that has more of it, as main takes it', () => {
    const happenings: Happening[] = [
      winOf(settled('2000'))!,
      { kind: 'corrected', gameCode: 'SSC1', numero: '1' },
      { kind: 'deposit', depositId: 'd-1', amount: vnd('100') },
    ]
    const notices = happenings.map((happening) => noticeOf(happening, words))
    expect(notices.map(({ path }) => path)).toEqual([
      '/member/personalHistoryCopy',
      '/member/personalHistoryCopy',
      '/member/transactionHistory',
    ])
    expect(presence.safeParse({ unread: 0, language: 'en', notices }).success).toBe(true)
    expect(new Set(notices.map(({ id }) => id)).size).toBe(3)
  })
})
