// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Round } from '../rounds/round.ts'
import { pageState, pageTable } from '../testing/page-table.ts'
import type { State } from './api.ts'
import { createUnseenRounds } from './unseen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const round = {
  roundId: 'round-1',
  state: 'settled',
  stake: 200_000,
  paid: 500_000,
  jackpot: 0,
  refusal: null,
  outcome: {},
  createdAt: 0,
} as unknown as Round
const state = pageState({ game: 'PSMOONGATE' })
const played = { ...state, balance: 1_300_000, commitment: 'second', rounds: [round], unseen: { round, earlier: 0 } }

const openPage = (opened: State, answers: (State | { refused: string })[] = []) => {
  const replay = vi.fn()
  const mark = vi.fn()
  const bets = vi.fn<typeof fetch>(async () => Promise.reject(new Error('no line')))
  vi.stubGlobal('fetch', bets)
  const rounds = createUnseenRounds(pageTable(opened), { read: async () => answers.shift() ?? { refused: 'LOST' }, mark })
  rounds.showIn({ replay })
  return { ...rounds, replay, mark, bets }
}

it('a round that was not seen is told and drawn at the opening, marked as shown, and gone with the next bet', async () => {
  const { element, replay, mark, table } = openPage({ ...played, unseen: { round, earlier: 2 } })
  expect(element.textContent).toMatch(/^unseenRound roundResult unseenResult.*unseenEarlier/)
  expect(replay).toHaveBeenCalledExactlyOnceWith(round)
  expect(mark).toHaveBeenCalledExactlyOnceWith('round-1')
  expect(table.net()).toBe(0)
  void table.bet({}, 200_000, async () => ({ refused: 'LIMIT_REACHED' }))
  expect(element.textContent).toBe('')
})

it('nothing is told where all was seen, and its link is there where it was not', async () => {
  expect(openPage(state).element.textContent).toBe('')
  const { element } = openPage(played)
  element.querySelector<HTMLElement>('.quiet')?.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(element.textContent).toContain('/replay?round=round-1')
  element.querySelector<HTMLElement>('[aria-label="close"]')?.click()
  expect(element.textContent).toBe('')
})

/** A press whose answer never comes, asked for to the end. */
const lose = async (table: ReturnType<typeof openPage>['table']) => {
  const answer = table.bet({}, 200_000)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await answer).toEqual({ refused: 'LOST' })
}

it('a bet whose answer was lost is asked after until it is known, and its round shown with its money', async () => {
  const { table, element, replay, bets } = openPage(state, [{ refused: 'LOST' }, played])
  await lose(table)
  expect(bets).toHaveBeenCalledTimes(4)
  await vi.advanceTimersByTimeAsync(3000)
  expect(replay).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3000)
  expect(replay).toHaveBeenCalledExactlyOnceWith(round)
  expect(element.textContent).toContain('unseenResult')
  expect([table.balance(), table.net(), table.rounds().length]).toEqual([1_300_000, 300_000, 1])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(replay).toHaveBeenCalledTimes(1)
})

it('no second bet is sent before it is known what the first came to, nor by the press that finds it out', async () => {
  const { table, bets, replay } = openPage(state, [{ refused: 'LOST' }, played])
  await lose(table)
  expect(await table.bet({}, 200_000)).toEqual({ refused: 'LOST' })
  expect(await table.bet({}, 200_000)).toEqual({ refused: 'UNSEEN_SHOWN' })
  expect(bets).toHaveBeenCalledTimes(4)
  expect(replay).toHaveBeenCalledTimes(1)
})

it('a bet that never arrived leaves the way to the next one, under the commitment that stands', async () => {
  const { table, bets, element } = openPage(state, [{ ...state, commitment: 'third' }])
  await lose(table)
  void table.bet({}, 200_000)
  await vi.advanceTimersByTimeAsync(0)
  expect(bets).toHaveBeenCalledTimes(5)
  expect(JSON.stringify(bets.mock.calls[4])).toContain('third')
  expect(element.textContent).toBe('')
})
