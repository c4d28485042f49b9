import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EarlierOutcome } from '@portico/contract/bets/shapes'
import { betDetail } from '@portico/contract/bets/calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp, testPlatform } from '../../../test/render.tsx'
import { Component } from './bet-dialog.tsx'

const placed = { ...examples.placeBets.response.bets[0]!, cancelUntil: null }
const bet = { ...placed, state: 'VOID' as const }
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

/** What it came to by the right digits. */
const corrected = { ...placed, state: 'WON' as const, result: { digits: '71639' }, payout: zero, net: zero }

const open = async (detail: Partial<ResponseOf<typeof betDetail>>, language = 'EN') => {
  stubGateway(answers(betDetail, { bet, explanation: null, ...detail }))
  const copied: string[] = []
  const platform = { ...testPlatform(), copy: async (text: string) => void copied.push(text) }
  const options = { language, namespaces: ['lottery', 'receipts', 'records'], platform } as const
  await renderApp(<Component betId={bet.betId} onClose={() => undefined} />, options)
  return Object.assign(await screen.findByRole('dialog'), { copied })
}

describe('a bet whose issue was put right [WALLET-07]', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['EN', 'Corrected', 'Reason given by the operator:'],
    ['TY', 'Đã điều chỉnh', 'Lý do:'],
  ])('says why, in the operator’s own words [%s]', async (language, title, frame) => {
    await open({ bet: corrected, earlier: [before] }, language)
    const list = within(await screen.findByRole('list', { name: title }))
    expect(list.getByText(before.reason).parentElement?.textContent).toBe(`${frame} ${before.reason}`)
  })

  it('shows the wrong digits and the right ones', async () => {
    await open({ bet: corrected, earlier: [before] })
    const list = within(await screen.findByRole('list', { name: 'Corrected' }))
    expect(list.getByText(/^The result of this draw was corrected on/)).toBeTruthy()
    expect(list.getAllByRole('img').map((row) => row.getAttribute('aria-label'))).toEqual(['2 0 2 8 2', '7 1 6 3 9'])
  })

  it('does not call it a correction when the draw was called off after it had been settled', async () => {
    const dialog = await open({ earlier: [{ ...before, reason: 'the draw had a fault' }] })
    const list = within(await within(dialog).findByRole('list', { name: 'Called off' }))
    expect(list.getByText(/^This draw was called off on/)).toBeTruthy()
    expect(list.getByText(/^Result that no longer counts/)).toBeTruthy()
    expect(list.getAllByRole('img').map((row) => row.getAttribute('aria-label'))).toEqual(['2 0 2 8 2'])
    expect(dialog.textContent).not.toMatch(/corrected/i)
  })

  it('says why an issue was called off that had no result yet', async () => {
    const dialog = await open({ calledOff: 'no draw took place' })
    expect(await within(dialog).findByText('no draw took place')).toBeTruthy()
    expect(within(dialog).queryByRole('list', { name: 'Corrected' })).toBeNull()
  })
})

describe('the head of a bet [WALLET-07]', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('begins with what it came to, and gives a short number that is copied whole', async () => {
    const dialog = await open({ bet: corrected })
    const text = (await within(dialog).findByText('Stake back')).closest('div')!.compareDocumentPosition(within(dialog).getByText('Placed'))
    expect(text & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(within(dialog).getByText(bet.betId.slice(0, 8))).toBeTruthy()
    expect(dialog.textContent).not.toContain(bet.betId)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Copy the bet number' }))
    await waitFor(() => expect(dialog.copied).toEqual([bet.betId]))
    expect(within(dialog).getByRole('link', { name: 'Bet again' }).getAttribute('href')).toBe(`/lottery?gameCode=SSC1&again=${bet.betId}`)
  })
})
