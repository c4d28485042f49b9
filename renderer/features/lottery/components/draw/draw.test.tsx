import { examples } from '@portico/contract/examples'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { betDetail, listBets } from '@portico/contract/bets/calls'
import type { Bet } from '@portico/contract/bets/shapes'
import { getBalance } from '@portico/contract/cashier/calls'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import { drawResults, lotteryGames, openedNumero } from '@portico/contract/lottery/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { answers, stubGateway } from '../../../../test/gateway.ts'
import { renderApp, testPlatform } from '../../../../test/render.tsx'
import { betsPlaced } from '../../slice.ts'
import { Balance } from '../../../wallet/components/balance.tsx'
import { started } from '../../../session/index.ts'
import { Component } from '../../pages/lottery-page.tsx'
import { atInstant } from '../../testing/at-instant.ts'

/** Betting on the example's issue has closed; it is drawn at 08:01:00. */
const SEALED_AT = '2026-11-21T08:00:57.000Z'
const NUMERO = '20261121-0901'
const WHOLE = 'Result of draw 901: 8 0 7 4 1'
const [waiting] = examples.listBets.response.list
const vnd = (amount: string) => ({ amount, currency: 'VND' })

/** The example's bet, 138 × 05 × 279, as the draw 80741 leaves it. */
const settled = (state: 'WON' | 'LOST', payout: string, net: string): Bet => ({
  ...waiting!,
  state,
  payout: vnd(payout),
  net: vnd(net),
  result: { digits: '80741' },
  settledAt: '2026-11-21T08:01:00.300Z',
})

const stillMedia = (still: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: still && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

/** The page of a lottery whose issue has closed, with one bet on it. */
const open = async () => {
  let bets: readonly Bet[] = [waiting!]
  let owned = '12480500.0000'
  let drawn: DrawResult | undefined
  stubGateway(
    answers(lotteryGames, examples.lotteryGames.response),
    answers(openedNumero, () => ({ ...examples.openedNumero.response, last: drawn ?? examples.openedNumero.response.last })),
    answers(drawResults, examples.drawResults.response),
    answers(getBalance, () => ({ ...examples.getBalance.response, balance: vnd(owned), serverNow: SEALED_AT })),
    answers(listBets, ({ request: { state, numero } }) => {
      const list = bets.filter((bet) => (state === undefined || bet.state === state) && (numero === undefined || bet.numero === numero))
      return { ...examples.listBets.response, list: [...list], total: list.length }
    }),
    answers(betDetail, () => ({
      bet: bets[0]!,
      explanation: {
        draw: { digits: '80741' },
        outcome: 'win' as const,
        notes: 18,
        stake: '36000',
        per: '2000',
        hits: [{ tier: 'win', count: 1, prize: '1900', pays: '1900000.0000' }],
        winningNotes: [],
        sum: '1900000',
        payout: '1900000',
        rebate: '900',
      },
    })),
  )
  let hear: (text: string) => void = () => undefined
  const platform = {
    ...testPlatform(),
    connectEvents: (_path: unknown, { onText }: { onText: (text: string) => void }) => {
      hear = onText
      return { read: () => undefined, close: () => undefined }
    },
  }
  const namespaces = ['lottery', 'records', 'errors', 'tools', 'wallet'] as const
  const { store, host } = await renderApp(
    <>
      <Balance />
      <Component />
    </>,
    { namespaces, address: '/lottery?gameCode=SSC1', platform },
  )
  host.events.start(async () => 'ticket')
  act(() => void store.dispatch(started(sessionExample.member)))
  await screen.findByRole('group', { name: 'Number board: First 3 · Direct' })
  await screen.findByRole('region', { name: 'Bet slip' })
  let seq = 0
  const say = (channel: string, type: string, data: object) => {
    seq += 1
    hear(JSON.stringify({ seq, channel, type, data }))
  }
  return {
    slip: within(screen.getByRole('region', { name: 'Bet slip' })),
    store,
    draw: (numero = NUMERO) => {
      drawn = { numero, drawAt: '2026-11-21T08:01:00.000Z', result: { digits: '80741' }, ordered: true, resultVersion: 1 }
      say('public', 'numero.drawn', { gameCode: 'SSC1', draw: drawn, serverNow: '2026-11-21T08:01:00.100Z' })
    },
    /** The account's balance is another one: said over the socket. */
    balance: (amount: string) => {
      owned = amount
      say('member', 'balance.changed', { balance: vnd(amount) })
    },
    settle: (bet: Bet) => {
      bets = [bet]
      const { betId, state, payout, net } = bet
      say('member', 'bets.settled', { gameCode: 'SSC1', numero: NUMERO, bets: [{ betId, state, payout, net }] })
    },
  }
}

const toast = () => document.querySelector('ol[popover]')?.textContent ?? ''

describe('the draw, for who has a bet on it [LOTTERY-03]', () => {
  atInstant(SEALED_AT)
  beforeEach(() => stillMedia(false))

  it('lets the numbers land one by one, and tells nothing before the last', async () => {
    const { slip, draw, settle } = await open()
    expect(await screen.findByText('Draw 901 is closed')).toBeTruthy()
    expect(slip.getByText('Bets are sealed, waiting for the draw')).toBeTruthy()
    expect(slip.getByText('Can win, at most').nextElementSibling?.textContent).toContain('1,900,000')
    draw()
    settle(settled('WON', '1900000.0000', '1864900.0000'))
    expect(await screen.findByText('Number 1 of 5')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(800))
    expect(screen.getByText('Number 1 of 5')).toBeTruthy()
    // Neither head nor stage nor a screen reader knows the others.
    expect(screen.getAllByRole('img', { name: 'Result of draw 901: 8' })).toHaveLength(2)
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain(WHOLE)
    expect(slip.queryByText(/1,864,900/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(700))
    expect(screen.getByText('Number 2 of 5')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(3_800))
    expect(await slip.findByText('Result of draw 901')).toBeTruthy()
    expect(slip.getAllByText(/^\+1,864,900/)).toHaveLength(2)
    expect(await slip.findByText(/^1 of 18 lines won, 1,900,000/)).toBeTruthy()
    expect(slip.getByText('Won')).toBeTruthy()
    expect(screen.queryByText('Draw 901')).toBeNull()
  })

  it('tells nothing by the balance either: what came in is shown with the last number, what goes out at once', async () => {
    const { draw, settle, balance } = await open()
    await screen.findByText('Draw 901 is closed')
    const figure = () => within(screen.getByRole('group', { name: 'Balance' })).getByRole('status').textContent
    const before = figure()
    expect(before).toContain('12,480,500')
    const frame = () => act(() => vi.advanceTimersByTimeAsync(50))
    // Before the draw money comes in as ever.
    balance('12530500.0000')
    await frame()
    expect(figure()).toContain('12,530,500')
    draw()
    settle(settled('WON', '1900000.0000', '1864900.0000'))
    balance('14430500.0000')
    await frame()
    expect(screen.getByText('Number 1 of 5')).toBeTruthy()
    expect(figure()).toContain('12,530,500')
    // A bet in between is taken off, and the gateway's own figure is what it is judged by.
    balance('14420500.0000')
    await frame()
    expect(figure()).toContain('12,520,500')
    await act(() => vi.advanceTimersByTimeAsync(800))
    expect(figure()).toContain('12,520,500')
    await act(() => vi.advanceTimersByTimeAsync(4_500))
    expect(figure()).toContain('14,420,500')
  })

  it('shows the whole balance as soon as the show is skipped', async () => {
    const { draw, settle, balance } = await open()
    await screen.findByText('Draw 901 is closed')
    const figure = () => within(screen.getByRole('group', { name: 'Balance' })).getByRole('status').textContent
    const before = figure()
    draw()
    settle(settled('WON', '1900000.0000', '1864900.0000'))
    balance('19900000.0000')
    const skip = await screen.findByRole('button', { name: 'Show the result' })
    expect(figure()).toBe(before)
    fireEvent.click(skip)
    await waitFor(() => expect(figure()).toContain('19,900,000'))
  })

  it('goes straight to the result when its stage is sent away', async () => {
    const { slip, draw, settle } = await open()
    await screen.findByText('Draw 901 is closed')
    draw()
    settle(settled('LOST', '0.0000', '-35100.0000'))
    fireEvent.click(await screen.findByRole('button', { name: 'Show the result' }))
    expect(await slip.findByText('Result of draw 901')).toBeTruthy()
    expect(await slip.findByText('Lost')).toBeTruthy()
    // What still fell has landed.
    expect(screen.getAllByRole('img', { name: WHOLE })).not.toHaveLength(0)
    expect(toast()).not.toContain('Won')
  })

  it('shows the result at once where no motion is wanted, and says it aloud', async () => {
    stillMedia(true)
    const { slip, draw, settle } = await open()
    await screen.findByText('Draw 901 is closed')
    draw()
    settle(settled('WON', '1900000.0000', '1864900.0000'))
    expect(await slip.findByText('Result of draw 901')).toBeTruthy()
    expect(screen.queryByText(/^Number \d of 5$/)).toBeNull()
    expect((await slip.findByRole('status')).textContent).toContain('1,864,900')
    const texts = screen.getAllByRole('status').map((status) => status.textContent)
    expect(texts).toContain(WHOLE)
  })

  it('shows the result of a receipt whose draw was not watched, and keeps it while later draws go by', async () => {
    const { store, draw, settle, slip } = await open()
    settle(settled('LOST', '0.0000', '-35100.0000'))
    draw('20261121-0902')
    act(() => void store.dispatch(betsPlaced({ gameCode: 'SSC1', bets: [waiting!], emptied: {} })))
    expect(await slip.findByText('Result of draw 901')).toBeTruthy()
    expect(await slip.findByText('Lost')).toBeTruthy()
    // Also while the numbers of the next draw fall in the head.
    draw('20261121-0903')
    expect(await screen.findByRole('img', { name: /^Result of draw 903: ?$/ })).toBeTruthy()
    expect(slip.getByText('Result of draw 901')).toBeTruthy()
    fireEvent.click(slip.getByRole('button', { name: 'New bet' }))
    expect(await slip.findByRole('button', { name: 'Choose 3 places' })).toBeTruthy()
  })
})
