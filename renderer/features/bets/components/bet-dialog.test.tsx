import { examples } from '@portico/contract/examples'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EarlierOutcome } from '@portico/contract/bets/shapes'
import { betDetail } from '@portico/contract/bets/calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component } from './bet-dialog.tsx'

const bet = { ...examples.placeBets.response.bets[0]!, state: 'VOID' as const, cancelUntil: null }
const zero = { amount: '0.0000', currency: 'VND' }
const before: EarlierOutcome = {
  resultVersion: 1,
  state: 'LOST',
  payout: zero,
  rebate: zero,
  result: { digits: '20282' },
  until: '2026-11-21T09:00:00.000Z',
  reason: 'the feed had <b>the digits</b> backwards',
}

const open = async (detail: Partial<ResponseOf<typeof betDetail>>, language = 'EN') => {
  stubGateway(answers(betDetail, { bet, explanation: null, ...detail }))
  await renderApp(<Component betId={bet.betId} onClose={() => undefined} />, { language, namespaces: ['lottery', 'receipts', 'records'] })
  return screen.findByRole('dialog')
}

describe('a bet whose issue was put right [WALLET-07]', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['EN', 'Corrected', 'Reason given by the operator:'],
    ['TY', 'Đã điều chỉnh', 'Lý do nhà cái đưa ra:'],
  ])('says why, in the operator’s own words [%s]', async (language, title, frame) => {
    await open({ earlier: [before] }, language)
    const list = within(await screen.findByRole('list', { name: title }))
    expect(list.getByText(before.reason).parentElement?.textContent).toBe(`${frame} ${before.reason}`)
  })

  it('says why an issue was called off that had no result yet', async () => {
    const dialog = await open({ calledOff: 'no draw took place' })
    expect(await within(dialog).findByText('no draw took place')).toBeTruthy()
    expect(within(dialog).queryByRole('list', { name: 'Corrected' })).toBeNull()
  })
})
