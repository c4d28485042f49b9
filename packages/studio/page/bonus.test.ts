// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Round } from '../rounds/round.ts'
import { pageState, pageTable } from '../testing/page-table.ts'
import { bonusFigures } from './bonus.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const state = pageState({ game: 'PSMOONGATE', bonus: { amount: 500, maxStake: 50 } })
const textsOf = (figures: readonly HTMLElement[]) => figures.map(({ textContent }) => textContent)

it('says what of the balance is bonus money and the most of one bet, and asks for the first again when the balance has changed', async () => {
  const table = pageTable(state)
  const read = vi.fn(async () => ({ ...state, bonus: { amount: 420, maxStake: 50 } }))
  const figures = bonusFigures(table, read)
  expect(textsOf(figures)).toEqual(['bonus500', 'maxBet50'])
  table.stand(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(read).not.toHaveBeenCalled()
  const round = (roundId: string, balance: number) => ({ roundId, balance, stake: 80, paid: 0, jackpot: 0, refusal: null, outcome: null })
  for (const [id, balance] of [
    ['a', 920],
    ['b', 840],
  ] as const)
    table.finish(round(id, balance) as unknown as Round)
  await vi.advanceTimersByTimeAsync(1000)
  // Of two changes at once it is asked once.
  expect(read).toHaveBeenCalledTimes(1)
  expect(textsOf(figures)).toEqual(['bonus420', 'maxBet50'])
})

it('stays as it is where the studio does not answer, and is not there without a bonus', async () => {
  const table = pageTable(state)
  const figures = bonusFigures(table, async () => ({ refused: 'LOST' }))
  table.finish({ roundId: 'a', balance: 0, stake: 80, paid: 0, jackpot: 0, refusal: null, outcome: null } as unknown as Round)
  await vi.advanceTimersByTimeAsync(1000)
  expect(textsOf(figures)).toEqual(['bonus500', 'maxBet50'])
  expect(bonusFigures(pageTable(pageState({ game: 'PSMOONGATE' })))).toEqual([])
})
