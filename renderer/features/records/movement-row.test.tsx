import { examples } from '@portico/contract/examples'
import { recordStory } from '@portico/contract/records/calls'
import type { RecordRow } from '@portico/contract/records/shapes'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { MovementRow } from './components/movement-row.tsx'

afterEach(() => vi.unstubAllGlobals())

const [deposit] = examples.accountRecords.response.list
const PAYOUT = {
  kind: 'WITHDRAWAL',
  withdrawalId: '018f2f63-8a3e-7d34-9a52-7c1f0e9b4a10',
  reference: 'W-7Q4K-2M99',
  name: 'Hải Âu Bank',
  account: '••4417',
  state: 'PAID',
  receipt: 'AWAITED',
} as const

const show = async (row: Partial<RecordRow>, open = false) => {
  const whole = { ...deposit!, ...row }
  stubGateway(answers(recordStory, { ...examples.recordStory.response, row: whole, deposit: null }))
  await renderApp(<MovementRow row={whole} open={open} onToggle={() => {}} />, {
    language: 'en',
    namespaces: ['movements', 'records', 'withdraw'],
  })
  return (await screen.findByRole('button', { expanded: open })).textContent
}

it('a withdrawal says where to, by which reference and where it stands, and leads to its tracker [WALLET-07]', async () => {
  const text = await show(
    { kind: 'WITHDRAWAL', code: 'WITHDRAWAL_HOLD', amount: { amount: '-2000000.0000', currency: 'VND' }, subject: PAYOUT },
    true,
  )
  expect(text).toContain('Hải Âu Bank')
  expect(text).toContain('••4417')
  expect(text).toContain('W-7Q4K-2M99')
  expect(text).toContain('Did it arrive?')
  const link = await screen.findByRole('link', { name: 'Show the withdrawal' })
  expect(link.getAttribute('href')).toBe(`/member/withdraw?w=${PAYOUT.withdrawalId}`)
})

it.each([
  ['WITHDRAWAL_BACK', 'Back in your balance'],
  ['WITHDRAWAL_CREDIT', 'Did not arrive, credited'],
])('money of a withdrawal that came back by %s says so [WALLET-07]', async (code, words) => {
  const text = await show({ kind: 'WITHDRAWAL', code, amount: { amount: '500000.0000', currency: 'VND' }, subject: PAYOUT })
  expect(text).toContain(words)
  expect(text).not.toContain('Did it arrive?')
})

it.each([
  ['REFERRAL', 'For a friend you brought'],
  ['PROMOTION', 'Offer'],
  ['MISSION', 'Mission reward'],
])('a bonus of %s says what it was for, not only that it is one [WALLET-08]', async (code, words) => {
  const text = await show({ kind: 'BONUS', code, amount: { amount: '50000.0000', currency: 'VND' }, subject: null })
  expect(text).toContain(words)
})

it.each([
  ['-20000.0000', 'To quoctuan'],
  ['20000.0000', 'From quoctuan'],
])('a transfer of %s says whom it went to or came from [WALLET-07]', async (amount, words) => {
  const subject = { kind: 'TRANSFER', transferId: deposit!.id, transfer: 'UPLINE', other: 'quoctuan' } as const
  const text = await show({ kind: 'TRANSFER', code: 'TRANSFER_UPLINE', amount: { amount, currency: 'VND' }, subject })
  expect(text).toContain(words)
  expect(text).toContain('Within your line')
})

it.each([
  ['BET', 'OPEN', '-20000.0000', null, 'In play'],
  ['PAYOUT', 'WON', '50000.0000', '30000.0000', 'Won'],
  ['PAYOUT', 'WON', '19840.0000', '-160.0000', 'Part back'],
  ['BET', 'WON', '-20000.0000', '-160.0000', 'Part back'],
  ['PAYOUT', 'WON', '20000.0000', '0.0000', 'Stake back'],
  ['BET', 'RETURNED', '20000.0000', '0.0000', 'Stake back'],
] as const)(
  "a %s of a vendor's round that is %s names the game, whose it is and how it stands",
  async (kind, state, amount, left, words) => {
    const net = left === null ? null : { amount: left, currency: 'VND' }
    const subject = {
      kind: 'ROUND',
      roundId: 'r-1',
      gameCode: 'lotus-25',
      gameName: 'Moon Gate',
      vendorName: 'Lantern',
      state,
      net,
    } as const
    const text = await show({ kind, code: 'VENDOR_BET', amount: { amount, currency: 'VND' }, subject })
    for (const part of ['Moon Gate', 'Lantern', words]) expect(text).toContain(part)
    if (words !== 'Won') expect(text).not.toContain('Won')
  },
)

it.each([
  ['30000.0000', 'Won'],
  ['-2440.0000', 'Part back'],
])('a bet that leaves %s is called %s, as the betting record calls it [WALLET-07]', async (net, words) => {
  const subject = {
    kind: 'BET',
    betId: deposit!.id,
    gameCode: 'SSC1',
    gameName: 'SSC, 1 minute',
    numero: '20261121-0900',
    play: 'fixed-position',
    state: 'WON',
    net: { amount: net, currency: 'VND' },
  } as const
  const text = await show({ kind: 'PAYOUT', code: 'PRIZE', amount: { amount: '17560.0000', currency: 'VND' }, subject })
  expect(text).toContain(words)
})
