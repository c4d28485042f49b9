import type { teamBet, teamMembers, teamOverview, teamPath, teamRows } from '@portico/contract/agent/calls'
import type { TeamFigures } from '@portico/contract/agent/shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { type Money, toMoney } from '@portico/contract/kit/money'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import type { Bets } from '../lottery/index.ts'
import type { Platform } from '../platform.ts'
import {
  accountInTeam,
  EVERY_DAY,
  type FigureRow,
  idCount,
  idSlice,
  lineTo,
  bettorInTeam,
  teamDays,
  teamMemberRows,
  teamRowTotals,
  teamTypes,
  type TeamRange,
  type TotalsRow,
} from '../reports/index.ts'
import type { ListMemory } from './list-memory.ts'
import type { MemberLists } from './member-list.ts'
import { NOBODY } from './nobody.ts'
import { gamesIn, playedBet, roundGames } from './played-bet.ts'
import { daysOf, rangeBefore } from './range.ts'
import { createRowPages } from './row-pages.ts'
import { createSameMinute } from './same-minute.ts'

/**
 * What an agent sees of its own team, and of nobody else. Each figure and the rows behind it are read from the same
 * accounts and days, so that they agree to the last unit.
 * Every call of a range throws Failure INVALID_REQUEST for one that is none.
 */
export interface Agents {
  overview(caller: Caller, request: RequestOf<typeof teamOverview>): Promise<ResponseOf<typeof teamOverview>>
  members(caller: Caller, request: RequestOf<typeof teamMembers>): Promise<ResponseOf<typeof teamMembers>>
  path(caller: Caller, request: RequestOf<typeof teamPath>): Promise<ResponseOf<typeof teamPath>>
  /** Bets carry their lottery's name in `language`. */
  rows(caller: Caller, request: RequestOf<typeof teamRows>, language: string): Promise<ResponseOf<typeof teamRows>>
  /** @throws Failure BET_UNKNOWN for a bet of nobody in the team, as for one that does not exist */
  bet(caller: Caller, betId: string, language: string): Promise<ResponseOf<typeof teamBet>>
}

export interface AgentsDeps {
  readonly bets: Pick<Bets, 'detail'>
}

export interface AgentsParts {
  readonly memory: ListMemory
  readonly lists: MemberLists
}

const EVERYBODY = { account: undefined, opened: false, active: false }

export const createAgents = (
  { database, clock, brand }: Platform,
  { agentTypes }: { agentTypes: readonly number[] },
  { bets, memory, lists }: AgentsDeps & AgentsParts,
): Agents => {
  const { timeZone } = brand
  const db = database.orm

  const teamOf = (caller: Caller, { from, to, scope }: RequestOf<typeof teamOverview>) => {
    const days = daysOf({ from, to })
    return { days, range: { agentId: caller.memberId, scope, timeZone, from, to } }
  }

  const amounts = (row: FigureRow, money: (units: string) => Money) => ({
    deposits: money(row.deposits),
    withdrawals: money(row.withdrawals),
    stake: money(row.stake),
    validBet: money(row.valid_bet),
    payout: money(row.payout),
    rebate: money(row.rebate),
    profit: money(row.profit),
    balance: money(row.balance),
    bets: Number(row.bets),
  })
  const totals = (row: TotalsRow, money: (units: string) => Money): TeamFigures => ({
    ...amounts(row, money),
    newAccounts: row.new_accounts,
    activeMembers: row.active_members,
    members: row.members,
  })
  const moneyIn =
    (currency: string) =>
    (units: string): Money =>
      toMoney(BigInt(units), currency)
  const totalsOf = (range: TeamRange) => lists.totals(range, EVERYBODY)
  const serverNow = () => clock.now().toISOString()
  const pages = (total: number, pageSize: number) => ({ total, totalPages: Math.ceil(total / pageSize) })
  const rowPage = createRowPages(db, memory)
  const sameMinute = createSameMinute(db, memory)
  const slice = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({ limit: pageSize, offset: (pageNo - 1) * pageSize })

  return {
    overview: async (caller, request) => {
      const { range, days } = teamOf(caller, request)
      const money = moneyIn(caller.currency)
      const earlier = { ...range, ...rangeBefore(range) }
      const [figures, whole, playedDays, types] = await memory('overview', range, range.to, () =>
        Promise.all([totalsOf(range), totalsOf(earlier), teamDays(db, range), teamTypes(db, range)]),
      )
      const { totals: before, until } = await sameMinute(range, earlier, whole, clock.now())
      const played = new Map(playedDays.map((row) => [row.day, row]))
      return {
        figures: totals(figures, money),
        before: totals(before, money),
        beforeUntil: until && until.toISOString(),
        byDay: days.map((day) => {
          const row = played.get(day)
          return { day, stake: money(row?.stake ?? '0'), validBet: money(row?.valid_bet ?? '0'), payout: money(row?.payout ?? '0') }
        }),
        byType: types.map((row) => ({ gameType: row.game_type, validBet: money(row.valid_bet), profit: money(row.profit) })),
        timeZone,
        serverNow: serverNow(),
      }
    },

    members: async (caller, request) => {
      const own = teamOf(caller, request).range
      const under = request.under && ((await accountInTeam(db, caller.memberId, request.under.trim())) ?? NOBODY)
      const range = under ? { ...own, agentId: under } : own
      const money = moneyIn(caller.currency)
      const filter = { account: request.account?.trim() || undefined, opened: request.opened === 'true', active: request.active === 'true' }
      const { sort, order } = request
      const question = { ...range, ...filter }
      const matched = await memory('member totals', question, range.to, () => lists.totals(range, filter))
      // How many stand below an account is counted of today, whatever the days that are asked for.
      const until = sort === 'downlines' ? EVERY_DAY : range.to
      const { answer: ids, version } = await memory.versioned(
        'members',
        { ...question, sort, order },
        until,
        () => lists.order(range, filter, { sort, order }),
        request.asOf,
      )
      const rows = await teamMemberRows(db, range, idSlice(ids, slice(request)))
      return {
        list: rows.map((row) => ({
          memberId: row.id,
          account: row.account,
          nickname: row.nickname,
          agent: agentTypes.includes(row.type),
          level: row.level,
          downlines: row.downlines,
          figures: amounts(row, money),
          joinedAt: row.joined_at,
          seenAt: row.seen_at,
          state: row.state,
        })),
        ...pages(idCount(ids), request.pageSize),
        totals: totals(matched, money),
        asOf: version,
        serverNow: serverNow(),
      }
    },

    path: async (caller, { account }) => {
      const id = await accountInTeam(db, caller.memberId, account.trim())
      return { path: id === undefined ? [] : await lineTo(db, caller.memberId, id) }
    },

    rows: async (caller, request, language) => {
      const { range } = teamOf(caller, request)
      const money = moneyIn(caller.currency)
      const whose = { account: request.account?.trim() || undefined, find: request.find?.trim() || undefined, game: request.game }
      const { counted } = request
      const rows = await rowPage(request.kind, range, whose, slice(request), counted)
      const matched = await memory('row totals', { kind: request.kind, ...range, ...whose }, range.to, () =>
        teamRowTotals(db, request.kind, range, whose),
      )
      const gameOf = await roundGames(db, rows, language, brand)
      return {
        list: rows.map(({ id, account: name, at, detail, amount, valid_bet: validBet, payout, profit, ...row }) => ({
          id,
          account: name,
          at,
          detail: gameOf(row) ?? detail,
          bet: playedBet(row, language, brand),
          amount: money(amount),
          validBet: validBet === null ? null : money(validBet),
          payout: payout === null ? null : money(payout),
          profit: profit === null ? null : money(profit),
        })),
        total: matched.total,
        totalPages: pages(counted ?? matched.total, request.pageSize).totalPages,
        totals: {
          amount: money(matched.amount),
          validBet: money(matched.valid_bet),
          payout: money(matched.payout),
          profit: money(matched.profit),
        },
        games: request.kind === 'BETS' ? gamesIn(language, brand) : [],
        serverNow: serverNow(),
      }
    },

    bet: async (caller, betId, language) => {
      const { memberId, account } = (await bettorInTeam(db, caller.memberId, betId)) ?? refuse('BET_UNKNOWN')
      return { ...(await bets.detail({ memberId, currency: caller.currency }, betId, language)), account }
    },
  }
}
