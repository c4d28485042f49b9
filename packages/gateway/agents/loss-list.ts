import type { LossSide, LossSort } from '@portico/contract/agent/shapes'
import { COLUMNS, type Ids, type PlayRow, type TeamRange } from '../reports/index.ts'
import type { Directory, Rows, TeamColumns } from './columns/index.ts'
import { addColumn, gainOf, idsOf, listed, placesWhere, sumAt, whoseOf } from './columns/listed.ts'
import { inOrder, type Way } from './columns/order.ts'

export interface LossFilter {
  /** Part of an account's name. */
  readonly account: string | undefined
  readonly gameType: string | undefined
  readonly side: LossSide | undefined
}

/** What everybody who matches comes to; both sides of it, whichever is asked for. */
export type LossTotals = PlayRow & { members: number; losers: number; losses: string; winners: number; gains: string }

export interface LossList {
  readonly totals: LossTotals
  /** Who is on it, in its order; accounts with equal figures stand by their names. */
  readonly ids: Ids
}

/** Who played, worked out of the columns of their team. */
export type LossLists = (range: TeamRange, filter: LossFilter, by: { readonly sort: LossSort; readonly order: Way }) => Promise<LossList>

type Sum = (typeof COLUMNS.PLAY)[number]

const playOf =
  (gameType: string | undefined) =>
  ({ size }: Directory) => {
    const sums = Object.fromEntries(COLUMNS.PLAY.map((name) => [name, new BigInt64Array(size)])) as Record<Sum, BigInt64Array>
    return {
      sums,
      add: (_: string, rows: Rows) => {
        if (gameType !== undefined && rows.gameType !== gameType) return
        for (const [n, name] of COLUMNS.PLAY.entries()) addColumn(sums[name], rows.places, rows.sums[n]!)
      },
    }
  }

export const createLossLists = (columns: TeamColumns): LossLists => {
  /** Who placed no bet that counts is not on it. */
  const played = async (range: TeamRange, { account, gameType }: LossFilter) => {
    const { directory, sums: read } = await columns.read(whoseOf(range), range, ['PLAY'], playOf(gameType))
    const { sums } = read
    const gain = gainOf(sums.payout, sums.rebate, sums.stake)
    const places = listed(directory, { scope: range.scope, part: account, is: (place) => sums.bets[place]! > 0n })
    return {
      directory,
      values: { ...sums, gain },
      losers: placesWhere(places, (place) => gain[place]! < 0n),
      winners: placesWhere(places, (place) => gain[place]! > 0n),
      places,
    }
  }
  const ofSide = ({ side }: LossFilter, { places, losers, winners }: Awaited<ReturnType<typeof played>>): Uint32Array =>
    side === undefined ? places : { LOSS: losers, GAIN: winners }[side]

  return async (range, filter, { sort, order }) => {
    const play = await played(range, filter)
    const { directory, values } = play
    const places = ofSide(filter, play)
    const sum = (name: keyof typeof values, of = places) => String(sumAt(of, values[name]))
    const totals = {
      bets: sum('bets'),
      stake: sum('stake'),
      valid_bet: sum('valid_bet'),
      payout: sum('payout'),
      rebate: sum('rebate'),
      gain: sum('gain'),
      members: places.length,
      losers: play.losers.length,
      losses: sum('gain', play.losers),
      winners: play.winners.length,
      gains: sum('gain', play.winners),
    }
    if (sort === 'account') return { totals, ids: idsOf(directory, order === 'asc' ? places : places.toReversed()) }
    const by = sort === 'level' ? directory.levels : values[sort === 'validBet' ? 'valid_bet' : sort]
    return { totals, ids: idsOf(directory, inOrder(places, by, order)) }
  }
}
