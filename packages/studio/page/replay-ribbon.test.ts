// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { Round } from '../rounds/round.ts'
import { moneyIn } from './money.ts'
import { replayRibbon } from './replay-ribbon.ts'
import { sayIn } from './texts/texts.ts'

const table = { say: sayIn('en'), money: moneyIn('EUR', 2, 'en'), locale: 'en' } as const
const round = { stake: 50_000, paid: 67_500, jackpot: 0, refusal: null, createdAt: Date.UTC(2026, 11, 1, 6) } as Round

it('says over every replay when the round was and what it came to, with the jackpot and without what is held back', () => {
  expect(replayRibbon(table, round).textContent).toMatch(/^Replay of a round of Dec 1, 2026, .+ Stake €5, €6.75 back \(\+€1.75\)\.$/)
  expect(replayRibbon(table, { ...round, jackpot: 1_000_000 }).textContent).toContain('€106.75 back')
  expect(replayRibbon(table, { ...round, refusal: 'LIMIT_REACHED' }).textContent).toContain('€0 back (−€5)')
})
