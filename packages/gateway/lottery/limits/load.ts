import type { Units } from '@portico/contract/kit/money'
import type { LotteryGame } from '../offer/game.ts'
import { capsOf, type PlayCaps } from './book.ts'

/** Rows that the house's total of a play is spread over. */
export const SHARDS = 8
/** Who holds the house's rows. */
export const HOUSE = '00000000-0000-0000-0000-000000000000'
/** The house has no limit on stakes. */
const BOUNDLESS: Units = 2n ** 63n - 1n

/** What one play of a slip, or of bets already placed, counts for. */
export interface Need {
  readonly play: string
  readonly stake: Units
  readonly payout: Units
}

/** A row of `play_load` and what is added to it. */
export interface Load extends Need {
  readonly holderId: string
  readonly shard: number
  readonly mostStake: Units
  readonly mostPayout: Units
}

type LineLoad = Pick<Need, 'play' | 'stake'> & { readonly maxPayout: Units }

/** What lines count for, play by play, in the order in which rows are locked. */
export const needsOf = (lines: readonly LineLoad[]): readonly Need[] => {
  const needs = new Map<string, Need>()
  for (const { play, stake, maxPayout } of lines) {
    const before = needs.get(play)
    needs.set(play, { play, stake: stake + (before?.stake ?? 0n), payout: maxPayout + (before?.payout ?? 0n) })
  }
  return [...needs.values()].sort((one, other) => (one.play < other.play ? -1 : 1))
}

/** The house row that a member's bets count on first: always the same, so that a member's bets meet where their cash does. */
export const shardOf = (memberId: string): number => Number.parseInt(memberId.slice(-2), 16) % SHARDS

/** What each of the house's rows may hold. */
export const perShard = ({ maxExposure }: PlayCaps): Units => maxExposure / BigInt(SHARDS)

export const memberLoad = (need: Need, memberId: string, caps: PlayCaps): Load => ({
  ...need,
  holderId: memberId,
  shard: 0,
  mostStake: caps.mostIssueStake,
  mostPayout: caps.maxPayoutPerIssue,
})

export const houseLoad = (need: Need, shard: number, caps: PlayCaps): Load => ({
  ...need,
  holderId: HOUSE,
  shard,
  mostStake: BOUNDLESS,
  mostPayout: perShard(caps),
})

/** Where the lines of a member count when each house row has headroom enough: the members' own rows first, then the house's. */
export const usualLoads = (
  game: Pick<LotteryGame, 'code' | 'units' | 'limits'>,
  currency: string,
  memberId: string,
  lines: readonly LineLoad[],
): readonly Load[] => {
  const needs = needsOf(lines).map((need) => ({ need, caps: capsOf(game, currency, need.play) }))
  return [
    ...needs.map(({ need, caps }) => memberLoad(need, memberId, caps)),
    ...needs.map(({ need, caps }) => houseLoad(need, shardOf(memberId), caps)),
  ]
}

/** Whether no load is more than its row may ever hold. */
export const mayFit = (loads: readonly Load[]): boolean =>
  loads.every(({ stake, payout, mostStake, mostPayout }) => stake <= mostStake && payout <= mostPayout)

/** Spreads an amount over rows with the given headroom, the first ones first; what does not fit is left out. */
export const pour = (amount: Units, headrooms: readonly Units[]): readonly Units[] => {
  let left = amount
  return headrooms.map((headroom) => {
    const share = left < headroom ? left : headroom
    left -= share
    return share
  })
}
