import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageState, pageTable } from '../testing/page-table.ts'
import type { Round } from '../rounds/round.ts'
import type { PlayAnswer, SentBet } from './api.ts'
import { createTable, refusalText } from './table.ts'
import { sayIn } from './texts/texts.ts'

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

it('says of each round that it was shown once its player sees it: of one of its own with the picture, of a shared one with its end', async () => {
  const marks: string[] = []
  const table = createTable({ ...pageTable(pageState({ game: 'PSMOONGATE' })) }, (id) => void marks.push(id))
  const round = { roundId: 'own', state: 'settled', stake: 1, paid: 0, jackpot: 0, refusal: null, outcome: {} } as unknown as Round
  const answer = await table.bet({}, 1, async () => ({ round }))
  expect(marks).toEqual([])
  if ('show' in answer) answer.show()
  table.finish({ ...round, roundId: 'shared' })
  table.finish({ ...round, roundId: 'gone', state: 'void' })
  expect(marks).toEqual(['own', 'shared'])
})

it('says to a player who may not play any more that they may not, and not that a bet was unsure', async () => {
  const table = tableOf()
  const round = { roundId: 'r', state: 'void', stake: 1, paid: 0, jackpot: 0, refusal: 'PLAYER_BLOCKED', outcome: null } as unknown as Round
  expect(await table.bet({}, 400_000, async () => ({ round }))).toEqual({ refused: 'PLAYER_BLOCKED' })
  expect(refusalText(sayIn('en'), 'PLAYER_BLOCKED')).toBe('You can’t play here at present. Nothing was staked; your limits say why.')
  expect(table.balance()).toBe(1_000_000)
})
