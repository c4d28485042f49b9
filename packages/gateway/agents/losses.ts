import type { teamLosses } from '@portico/contract/agent/loss-calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import type { Caller } from '../http/bind.ts'
import type { Platform } from '../platform.ts'
import { accountInTeam, idSlice, type PlayRow, teamLossRows } from '../reports/index.ts'
import type { ListMemory } from './list-memory.ts'
import type { LossLists } from './loss-list.ts'
import { NOBODY } from './nobody.ts'
import { daysOf } from './range.ts'

/** What the players of an agent's own team won and lost. @throws Failure INVALID_REQUEST for a range that is none */
export type TeamLosses = (caller: Caller, request: RequestOf<typeof teamLosses>) => Promise<ResponseOf<typeof teamLosses>>

export const createTeamLosses = (
  { database, clock, brand: { timeZone } }: Pick<Platform, 'database' | 'clock' | 'brand'>,
  { agentTypes }: { readonly agentTypes: readonly number[] },
  { memory, losses }: { readonly memory: ListMemory; readonly losses: LossLists },
): TeamLosses => {
  const db = database.orm
  return async ({ memberId, currency }, request) => {
    const { from, to, scope, account, under, gameType, side, sort, order, pageNo, pageSize } = request
    daysOf({ from, to })
    const money = (units: string) => toMoney(BigInt(units), currency)
    const sumsOf = (row: PlayRow) => ({
      bets: Number(row.bets),
      stake: money(row.stake),
      validBet: money(row.valid_bet),
      payout: money(row.payout),
      rebate: money(row.rebate),
      gain: money(row.gain),
    })
    const agentId = under === undefined ? memberId : ((await accountInTeam(db, memberId, under.trim())) ?? NOBODY)
    const range = { agentId, scope, timeZone, from, to }
    const filter = { account: account?.trim() || undefined, gameType, side }
    const question = { ...range, ...filter }
    const { totals, ids } = await memory('losses', { ...question, sort, order }, to, () => losses(range, filter, { sort, order }))
    const rows = await teamLossRows(db, range, filter, idSlice(ids, { limit: pageSize, offset: (pageNo - 1) * pageSize }))
    return {
      list: rows.map(({ id, account: name, nickname, type, level, ...play }) => ({
        memberId: id,
        account: name,
        nickname,
        agent: agentTypes.includes(type),
        level,
        ...sumsOf(play),
      })),
      total: totals.members,
      totalPages: Math.ceil(totals.members / pageSize),
      totals: {
        ...sumsOf(totals),
        losers: totals.losers,
        losses: money(totals.losses),
        winners: totals.winners,
        gains: money(totals.gains),
      },
      timeZone,
      serverNow: clock.now().toISOString(),
    }
  }
}
