import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageState, pageTable } from '../testing/page-table.ts'
import type { PlayAnswer, SentBet } from './api.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tableOf = () => pageTable(pageState({ game: 'PSBINGODUSK' }))

it('a press that comes a moment before the server’s cycle is over waits for it and is placed once more, as it was', async () => {
  const bets: SentBet[] = []
  const table = tableOf()
  const by = async (bet: SentBet): Promise<PlayAnswer> => {
    bets.push(bet)
    return bets.length === 1 ? { refused: 'TOO_SOON', waitMs: 141 } : { refused: 'INSUFFICIENT_FUNDS' }
  }
  const answer = table.bet({ cards: 2 }, 400_000, by)
  await vi.advanceTimersByTimeAsync(140)
  expect(bets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toEqual({ refused: 'INSUFFICIENT_FUNDS' })
  expect(bets).toHaveLength(2)
  expect(bets[1]).toEqual(bets[0])
  expect(table.balance()).toBe(1_000_000)
})

it('is refused where the server says so again, and says until when', async () => {
  const table = tableOf()
  let calls = 0
  const answer = table.bet({}, 400_000, async () => {
    calls += 1
    return { refused: 'TOO_SOON', waitMs: 50 }
  })
  await vi.advanceTimersByTimeAsync(50)
  expect(await answer).toEqual({ refused: 'TOO_SOON' })
  expect(calls).toBe(2)
  expect(table.readyAt()).toBe(performance.now() + 50)
})
