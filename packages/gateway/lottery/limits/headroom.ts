import { formatUnits, type Units } from '@portico/contract/kit/money'
import type { FailureCode } from '@portico/contract/kit/failure'
import type { Tx } from '../../db/open.ts'
import { refuse } from '../../failure.ts'
import { lockAccount } from '../../ledger/index.ts'
import type { LotteryGame } from '../offer/game.ts'
import { capsOf, type PlayCaps } from './book.ts'
import { HOUSE, houseLoad, type Load, memberLoad, type Need, needsOf, perShard, pour, SHARDS, shardOf } from './load.ts'
import { ensureLoads, lockLoads, type LoadKey, lowerLoads, type LoadRow } from './store.ts'

type Game = Pick<LotteryGame, 'code' | 'units' | 'limits'>

export interface HeadroomRequest {
  readonly game: Game
  readonly issueId: bigint
  readonly memberId: string
  /** The member's cash. */
  readonly accountId: bigint
  readonly currency: string
  readonly lines: readonly { readonly play: string; readonly stake: Units; readonly maxPayout: Units }[]
}

/** Refuses with the limit and what remains of it. */
const refuseBy = (code: FailureCode, play: string, remaining: Units): never =>
  refuse(code, { play, remaining: formatUnits(remaining > 0n ? remaining : 0n) })

/** Checks the stake of one line. @throws Failure STAKE_TOO_SMALL, STAKE_TOO_LARGE */
export const checkStake = (game: Game, currency: string, { play, stake }: { readonly play: string; readonly stake: Units }): void => {
  const { leastStake, mostStake } = capsOf(game, currency, play)
  const within = (rule: string) => ({ stake: { rule, min: Number(formatUnits(leastStake)), max: Number(formatUnits(mostStake)) } })
  if (stake < leastStake) refuse('STAKE_TOO_SMALL', { play, remaining: formatUnits(leastStake), fields: within('too_small') })
  if (stake > mostStake) refuse('STAKE_TOO_LARGE', { play, remaining: formatUnits(mostStake), fields: within('too_big') })
}

const ORDER = Array.from({ length: SHARDS }, (_, shard) => shard)
/** The member's own house row first. */
const orderFor = (memberId: string): readonly number[] => ORDER.map((shard) => (shard + shardOf(memberId)) % SHARDS)

const checkMember = ({ play, stake, payout }: Need, caps: PlayCaps, rows: readonly LoadRow[]): void => {
  const before = rows.find((row) => row.play === play)
  const [stakeLeft, payoutLeft] = [caps.mostIssueStake - (before?.stake ?? 0n), caps.maxPayoutPerIssue - (before?.payout ?? 0n)]
  if (stake > stakeLeft) refuseBy('PLAY_LIMIT_REACHED', play, stakeLeft)
  if (payout > payoutLeft) refuseBy('PAYOUT_LIMIT_REACHED', play, payoutLeft)
}

const spread = (need: Need, caps: PlayCaps, rows: readonly LoadRow[], order: readonly number[]): readonly Load[] => {
  const headroom = (shard: number): Units => {
    const left = perShard(caps) - (rows.find((row) => row.play === need.play && row.shard === shard)?.payout ?? 0n)
    return left > 0n ? left : 0n
  }
  const headrooms = order.map(headroom)
  const left = headrooms.reduce((sum, each) => sum + each, 0n)
  if (need.payout > left) refuseBy('EXPOSURE_LIMIT_REACHED', need.play, left)
  return pour(need.payout, headrooms).flatMap((payout, i) =>
    payout > 0n ? [houseLoad({ ...need, stake: i === 0 ? need.stake : 0n, payout }, order[i] ?? 0, caps)] : [],
  )
}

/**
 * Finds headroom for lines where the usual house row has not enough of it, with everything locked that could take it away: the cash
 * account, the member's rows, the house's rows, in this order, as everything else takes them. The loads are for `PLACE_BETS` in the
 * same transaction.
 * @throws Failure PLAY_LIMIT_REACHED, PAYOUT_LIMIT_REACHED, EXPOSURE_LIMIT_REACHED, each with its play and what remains
 */
export const findHeadroom = async (
  tx: Tx,
  { game, issueId, memberId, accountId, currency, lines }: HeadroomRequest,
): Promise<readonly Load[]> => {
  const needs = needsOf(lines).map((need) => ({ need, caps: capsOf(game, currency, need.play) }))
  const key: LoadKey = { issueId, currency, plays: needs.map(({ need }) => need.play) }
  await lockAccount(tx, accountId)
  const own = await lockLoads(tx, key, memberId)
  for (const { need, caps } of needs) checkMember(need, caps, own)
  await ensureLoads(
    tx,
    key,
    needs.flatMap(({ need, caps }) => ORDER.map((shard) => houseLoad(need, shard, caps))),
  )
  const house = await lockLoads(tx, key, HOUSE)
  return [
    ...needs.map(({ need, caps }) => memberLoad(need, memberId, caps)),
    ...needs.flatMap(({ need, caps }) => spread(need, caps, house, orderFor(memberId))),
  ]
}

/** A bet that no longer counts. */
export interface ReleasedBet {
  readonly issueId: bigint
  readonly memberId: string
  readonly currency: string
  readonly play: string
  readonly stake: Units
  readonly maxPayout: Units
}

/** Takes bets of one member on one issue out of the limits. */
const releaseOf = async (tx: Tx, bets: readonly ReleasedBet[]): Promise<void> => {
  const [{ issueId, memberId, currency }] = bets as readonly [ReleasedBet]
  const needs = needsOf(bets)
  const key: LoadKey = { issueId, currency, plays: needs.map(({ play }) => play) }
  await lockLoads(tx, key, memberId)
  await lowerLoads(
    tx,
    key,
    memberId,
    needs.map((need) => ({ ...need, shard: 0 })),
  )
  const house = await lockLoads(tx, key, HOUSE)
  const lowered = needs.flatMap((need) => {
    const order = orderFor(memberId)
    const loaded = order.map((shard) => house.find((row) => row.play === need.play && row.shard === shard)?.payout ?? 0n)
    return pour(need.payout, loaded).map((payout, i) => ({
      play: need.play,
      shard: order[i] ?? 0,
      stake: i === 0 ? need.stake : 0n,
      payout,
    }))
  })
  await lowerLoads(
    tx,
    key,
    HOUSE,
    lowered.filter(({ stake, payout }) => stake > 0n || payout > 0n),
  )
}

/**
 * Gives the headroom of cancelled or voided bets back while their issue still takes others. To be called after the member's cash has
 * been credited in the same transaction: rows are locked in that order everywhere.
 */
export const releaseExposure = async (tx: Tx, bets: readonly ReleasedBet[]): Promise<void> => {
  const groups = Map.groupBy(bets, ({ issueId, memberId, currency }) => `${issueId} ${memberId} ${currency}`)
  for (const key of [...groups.keys()].sort()) await releaseOf(tx, groups.get(key) ?? [])
}
