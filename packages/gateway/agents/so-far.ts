import { type ActivityRow, createActivity } from '@portico/commission/teams/activity'
import { DEPOSITS, TURNOVER } from '@portico/commission/teams/members'
import { createTree } from '@portico/commission/kit/tree'
import type { Figures } from '@portico/commission/terms/tiers'
import { COLUMNS, type ColumnKind } from '../reports/index.ts'
import type { Directory, Rows, TeamColumns } from './columns/index.ts'
import { addColumn, sumAll, whoseOf } from './columns/listed.ts'
import type { ListMemory } from './list-memory.ts'

/** Days of the merchant's zone, both inclusive. */
interface Days {
  readonly from: string
  readonly to: string
}

/** What an agent's team has come to in days that are not over: by the figures that contracts pay by, before anything is taken off the loss. */
export type SoFar = (agentId: string, days: Days, active: ActivityRow) => Promise<Figures>

const KINDS = ['PLAY', 'BUSY', 'MONEY'] as const

/** Each member's valid bets, and whether there are deposits; stakes and payouts of all. */
const sumsOf = ({ size }: Directory) => {
  const [valid, stake, payout, credits, deposits] = [0, 0, 0, 0, 0].map(() => new BigInt64Array(size)) as [
    BigInt64Array,
    BigInt64Array,
    BigInt64Array,
    BigInt64Array,
    BigInt64Array,
  ]
  const into: Readonly<Record<ColumnKind, Readonly<Record<string, BigInt64Array>>>> = {
    PLAY: { valid_bet: valid, stake, payout },
    BUSY: { credits },
    MONEY: { deposits },
  }
  return {
    valid,
    stake,
    payout,
    credits,
    deposits,
    add: (kind: ColumnKind, { places, sums }: Rows) => {
      for (const [name, to] of Object.entries(into[kind])) addColumn(to, places, sums[(COLUMNS[kind] as readonly string[]).indexOf(name)]!)
    },
  }
}

export const createSoFar = ({ memory, columns }: { readonly memory: ListMemory; readonly columns: TeamColumns }): SoFar => {
  const find = async (agentId: string, days: Days, active: ActivityRow): Promise<Figures> => {
    const whose = whoseOf({ agentId, scope: 'TEAM' })
    const { sums } = await columns.read(whose, days, KINDS, sumsOf)
    const { isActive } = createActivity(active, createTree([]))
    const own = new Map<string, bigint>()
    let many = 0
    for (let place = 0; place < sums.valid.length; place += 1) {
      own.set(TURNOVER, sums.valid[place]!)
      // A deposit that was charged back makes nobody active.
      own.set(DEPOSITS, sums.credits[place]! > 0n && sums.deposits[place]! > 0n ? 1n : 0n)
      if (isActive(own)) many += 1
    }
    return { turnover: sumAll(sums.valid), loss: sumAll(sums.stake) - sumAll(sums.payout), active: many }
  }
  return (agentId, days, active) => memory('so far', { agentId, ...days, ...active }, days.to, () => find(agentId, days, active))
}
