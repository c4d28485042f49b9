import { examples } from '@portico/contract/examples'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bet, BetState } from '@portico/contract/bets/shapes'
import { listBets } from '@portico/contract/bets/calls'
import { api } from '../../../api/gateway.ts'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { type BetPanel, BetPanelProvider } from '../hooks/use-bet-panel.ts'
import { MyBets } from './my-bets.tsx'

const example = examples.placeBets.response.bets[0]!
const [lottery] = examples.lotteryGames.response.games
/** A minute before midnight in Ho Chi Minh City, and after it. */
const [LATE, MIDNIGHT, AFTER] = ['2026-11-21T16:59:00.000Z', '2026-11-21T17:00:10.000Z', '2026-11-21T17:01:05.000Z']

const placed = (issue: number, placedAt: string): Bet => ({
  ...example,
  betId: `0d9a37f9-9d3e-4a43-8a51-${String(issue).padStart(12, '0')}`,
  numero: `20261121-${String(issue).padStart(4, '0')}`,
  placedAt,
  cancelUntil: null,
})
const settled = (bet: Bet, settledAt: string, state: BetState = 'LOST'): Bet => ({ ...bet, state, settledAt })

/** A gateway whose record the test changes; its clock is the machine's. */
const openList = async (bets: readonly Bet[]) => {
  let record = bets
  stubGateway(
    answers(listBets, ({ request }) => {
      const found = record.filter(({ state }) => state === (request.state ?? state))
      const list = found.toSorted((a, b) => b.placedAt.localeCompare(a.placedAt)).slice(0, request.pageSize)
      return { ...examples.listBets.response, list, serverNow: new Date().toISOString() }
    }),
  )
  const betPanel = { lottery } as unknown as BetPanel
  const { store } = await renderApp(
    <BetPanelProvider value={betPanel}>
      <MyBets />
    </BetPanelProvider>,
    { namespaces: ['lottery', 'receipts', 'records'] },
  )
  const region = within(await screen.findByRole('region', { name: 'My bets' }))
  return {
    region,
    choose: (name: string) => fireEvent.click(region.getByRole('button', { name })),
    issues: () => region.queryAllByText(/^\d{3,4}$/).map(({ textContent }) => Number(textContent)),
    /** The record as it is at a later time. */
    later: (now: string, next: readonly Bet[]) => {
      vi.setSystemTime(now)
      record = next
      act(() => void store.dispatch(api.util.invalidateTags(['Bets'])))
    },
  }
}

describe('my bets on the lottery page [LOTTERY-03]', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse(LATE), shouldAdvanceTime: true }))
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('keep under Today what was placed before midnight, while it waits and once it is drawn', async () => {
    const [morning, first, second] = [placed(101, '2026-11-21T02:00:00.000Z'), placed(202, LATE), placed(203, LATE)]
    const lost = settled(morning, '2026-11-21T02:01:00.000Z')
    const list = await openList([lost, first, second])
    await waitFor(() => expect(list.issues()).toEqual([203, 202, 101]))
    list.later(MIDNIGHT, [lost, first, second])
    await waitFor(() => expect(list.issues()).toEqual([203, 202]))
    list.later(AFTER, [lost, settled(first, AFTER), settled(second, AFTER, 'WON')])
    expect(await list.region.findAllByRole('button', { name: 'How it settled' })).toHaveLength(2)
    expect(list.issues()).toEqual([203, 202])
  })

  it('show every waiting bet, however many came after it', async () => {
    const old = placed(900, '2026-11-20T10:00:00.000Z')
    const minutes = Array.from({ length: 60 }, (_, i) => `2026-11-21T08:${String(i).padStart(2, '0')}:00.000Z`)
    const list = await openList([old, ...minutes.map((at, i) => settled(placed(100 + i, at), at))])
    await waitFor(() => expect(list.issues()).toEqual([159, 158, 157, 156, 155, 154, 153, 152, 151, 150, 900]))
    list.choose('Waiting')
    expect(list.issues()).toEqual([900])
    list.choose('Settled')
    expect(list.issues()).toHaveLength(10)
  })
})
