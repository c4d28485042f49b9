import { describe, expect, it } from 'vitest'
import { presence } from '@portico/contract/desktop/channels'
import { decisionOf, type Happening, noticeOf, payoutOf, winOf } from './happenings.ts'

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
  payout: (step: string, amount: string) => `${step} ${amount}`,
  transfer: (from: string, amount: string) => `${from} sent ${amount}`,
  document: (state: string) => state,
  draw: (numero: string) => `Draw ${numero}`,
  money: ({ amount }: { amount: string }) => amount,
}

describe('what is told to who does not look [DESKTOP-07]', () => {
  it('is a draw that paid, with all of its bets together, and none that did not', () => {
    expect(winOf(settled('0', '2000', '500'))).toEqual({ kind: 'won', gameCode: 'SSC1', numero: '20261122-1042', amount: vnd('2500') })
    expect(winOf(settled('0', '0'))).toBeUndefined()
    expect(winOf(settled())).toBeUndefined()
  })

  it('is what others decided on a withdrawal or a document, and not what its member did', () => {
    const payout = (step: string) => payoutOf({ withdrawalId: 'w-1', step, amount: vnd('500') })
    expect(payout('REQUESTED')).toBeUndefined()
    expect(payout('REVIEW')).toBeUndefined()
    expect(['SENT', 'PAID', 'REJECTED'].map((step) => noticeOf(payout(step)!, words).title)).toEqual([
      'SENT 500.0000',
      'PAID 500.0000',
      'REJECTED 500.0000',
    ])
    expect(decisionOf({ step: 'IDENTITY', state: 'REVIEW' }, '2026-11-27')).toBeUndefined()
    const [first, again] = ['2026-11-27', '2026-11-28'].map((day) => decisionOf({ step: 'IDENTITY', state: 'REJECTED' }, day)!)
    expect(noticeOf(first!, words)).toMatchObject({ title: 'REJECTED', path: '/member/verification' })
    expect(noticeOf(again!, words).id).not.toBe(noticeOf(first!, words).id)
  })

  it('leads to the page that has more of it, as main takes it', () => {
    const happenings: Happening[] = [
      winOf(settled('2000'))!,
      { kind: 'corrected', gameCode: 'SSC1', numero: '1' },
      { kind: 'deposit', depositId: 'd-1', amount: vnd('100') },
      payoutOf({ withdrawalId: 'w-1', step: 'PAID', amount: vnd('500') })!,
      { kind: 'transfer', transferId: 't-1', from: 'quangtrung', amount: vnd('250') },
      decisionOf({ step: 'IDENTITY', state: 'ACCEPTED' }, '2026-11-27')!,
    ]
    const notices = happenings.map((happening) => noticeOf(happening, words))
    expect(notices.map(({ path }) => path)).toEqual([
      '/member/personalHistoryCopy',
      '/member/personalHistoryCopy',
      '/member/transactionHistory',
      '/member/withdraw',
      '/member/transactionHistory',
      '/member/verification',
    ])
    expect(presence.safeParse({ unread: 0, language: 'en', notices }).success).toBe(true)
    expect(new Set(notices.map(({ id }) => id)).size).toBe(6)
  })
})
