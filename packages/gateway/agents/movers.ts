import type { teamBranches, teamMovers } from '@portico/contract/agent/mover-calls'
import type { MoverReason } from '@portico/contract/agent/shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import type { Caller } from '../http/bind.ts'
import { dayAfter } from '../kit/zone.ts'
import type { Platform } from '../platform.ts'
import { idSlice, teamMemberRows, type TeamRange } from '../reports/index.ts'
import { branchSums, weeksOf } from './branch-sums.ts'
import type { Directory, TeamColumns } from './columns/index.ts'
import { boundsOf, idsOf, placesWhere, whoseOf } from './columns/listed.ts'
import { inOrder } from './columns/order.ts'
import type { ListMemory } from './list-memory.ts'
import { daysOf, rangeBefore } from './range.ts'
import { createLaterByBranch } from './same-minute.ts'
import { detailsOf, hasStarted, membership, type Mover, type MoverDetail, topMovers } from './top-movers.ts'

/** Who brings what, and who brings more or less than before. Each call throws Failure INVALID_REQUEST for days that are none. */
export interface Movers {
  branches(caller: Caller, request: RequestOf<typeof teamBranches>): Promise<ResponseOf<typeof teamBranches>>
  movers(caller: Caller, request: RequestOf<typeof teamMovers>): Promise<ResponseOf<typeof teamMovers>>
}

interface Sums {
  readonly now: bigint
  readonly before: bigint
}

const BRANCHES = 5
const WEEK = 7

const NOTHING: Omit<MoverReason, 'kind'> = { at: null, count: null, of: null, account: null, gameType: null }

/** The kind of games that made half of a change or more, where there is another one beside it. */
const gameOf = ({ now, before }: Mover, { byGame }: MoverDetail): string | undefined => {
  if (byGame.size < 2) return undefined
  const half = (now - before) / 2n
  for (const [game, change] of byGame) if (now > before ? change >= half : change <= half) return game
  return undefined
}

export const createMovers = (
  { database, clock, brand: { timeZone } }: Pick<Platform, 'database' | 'clock' | 'brand'>,
  { memory, columns }: { readonly memory: ListMemory; readonly columns: TeamColumns },
): Movers => {
  const db = database.orm
  const laterByBranch = createLaterByBranch(db, memory)

  /** Accounts at some places of a directory, by place. */
  const accountsAt = async (range: TeamRange, directory: Directory, places: readonly number[]) => {
    const ids = idSlice(idsOf(directory, Uint32Array.from(places)), { limit: places.length, offset: 0 })
    const rows = await teamMemberRows(db, range, ids)
    return new Map(rows.map((row, n) => [places[n]!, row]))
  }

  const branchesOf = async (range: TeamRange) => {
    const span = { from: rangeBefore(range).from, to: range.to }
    const { directory, sums } = await columns.read(whoseOf(range), span, ['PLAY'], weeksOf(range))
    const of = (own: BigInt64Array) => (range.scope === 'TEAM' ? branchSums(directory, own) : own)
    const [now, before] = [of(sums.now), of(sums.before)]
    const { end } = boundsOf(range)
    const direct = placesWhere(directory.byName, (place) => directory.levels[place] === 1n && directory.joined[place]! < end)
    const sorted = inOrder(direct, now, 'desc')
    const [list, others] = [sorted.subarray(0, BRANCHES), sorted.subarray(BRANCHES)]
    const own = placesWhere(directory.byName, (place) => directory.levels[place] === 0n && range.scope !== 'DIRECT')
    const accounts = await accountsAt(range, directory, [...list])
    const sum = (places: Uint32Array, values: BigInt64Array) => places.reduce((all, place) => all + values[place]!, 0n)
    return {
      list: [...list].map((place) => ({ row: accounts.get(place)!, now: now[place]!, before: before[place]! })),
      others: { branches: others.length, now: sum(others, now), before: sum(others, before) },
      // Of oneself the branch is the whole team.
      self: { now: sum(own, sums.now), before: sum(own, sums.before) },
    }
  }

  const moversOf = async (range: TeamRange, of: RequestOf<typeof teamMovers>['of']) => {
    const before = rangeBefore(range)
    const { directory, sums } = await columns.read(whoseOf(range), { from: before.from, to: range.to }, ['PLAY'], weeksOf(range))
    const { start, end } = boundsOf(range)
    const found = topMovers(directory, sums, { of, scope: range.scope, end })
    const masks = membership(directory, found)
    const details = detailsOf(masks, found, sums.days, range.from)
    const startersOf = (index: number) =>
      placesWhere(directory.byName, (place) => (masks[place]! & (1 << index)) !== 0 && hasStarted(sums, place))
    const starters = found.map(({ branch, started }, index) => (branch && started === 1 ? startersOf(index)[0] : undefined))
    const places = [...new Set([...found.map(({ place }) => place), ...starters.filter((place) => place !== undefined)])]
    const accounts = await accountsAt(range, directory, places)

    const reasonOf = (mover: Mover, index: number): MoverReason | null => {
      const joined = directory.joined[mover.place]!
      if (joined >= start) return { ...NOTHING, kind: 'JOINED', at: new Date(Number(joined)).toISOString() }
      const starter = starters[index]
      const account = starter === undefined ? null : accounts.get(starter)!.account
      if (mover.branch && mover.now > mover.before && mover.started > 0)
        return { ...NOTHING, kind: 'STARTED', count: mover.started, account }
      if (mover.branch && mover.now < mover.before && mover.quiet > 0)
        return { ...NOTHING, kind: 'QUIET', count: mover.quiet, of: mover.active }
      const gameType = gameOf(mover, details[index]!)
      return gameType === undefined ? null : { ...NOTHING, kind: 'GAME', gameType }
    }
    return found.map((mover, index) => ({
      ...mover,
      row: accounts.get(mover.place)!,
      byDay: details[index]!.byDay,
      isNew: directory.joined[mover.place]! >= start,
      reason: reasonOf(mover, index),
    }))
  }

  return {
    branches: async ({ memberId: agentId, currency }, { from, to, scope }) => {
      daysOf({ from, to })
      const range = { agentId, scope, timeZone, from, to }
      const valid = ({ now, before }: Sums) => ({
        validBet: toMoney(now, currency),
        before: toMoney(before, currency),
      })
      const { list, others, self } = await memory('branches', range, to, () => branchesOf(range))
      const part = await laterByBranch(range, { ...range, ...rangeBefore(range) }, clock.now())
      const laterOf = (id: string | null) => part?.later.get(id) ?? 0n
      const listed = new Set<string | null>([null, ...list.map(({ row: { id } }) => id)])
      const laterOfOthers = [...(part?.later ?? [])].reduce((sum, [id, later]) => (listed.has(id) ? sum : sum + later), 0n)
      const upTo = (sums: Sums, later: bigint) => valid({ now: sums.now, before: sums.before - later })
      return {
        list: list.map(({ row: { id, account, nickname, downlines }, ...sums }) => ({
          account,
          nickname,
          downlines,
          ...upTo(sums, laterOf(id)),
        })),
        others: { branches: others.branches, ...upTo(others, laterOfOthers) },
        self: upTo(self, laterOf(null)),
        beforeUntil: part && part.until.toISOString(),
        serverNow: clock.now().toISOString(),
      }
    },

    movers: async ({ memberId: agentId, currency }, { to, scope, of }) => {
      daysOf({ from: to, to })
      const days = { from: dayAfter(to, 1 - WEEK), to }
      const range = { agentId, scope, timeZone, ...days }
      const before = rangeBefore(range)
      const list = await memory('movers', { ...range, of }, to, () => moversOf(range, of))
      return {
        days,
        before,
        list: list.map((mover) => ({
          account: mover.row.account,
          nickname: mover.row.nickname,
          branch: mover.branch,
          byDay: daysOf({ from: before.from, to }).map((day) => toMoney(mover.byDay.get(day) ?? 0n, currency)),
          validBet: toMoney(mover.now, currency),
          before: toMoney(mover.before, currency),
          isNew: mover.isNew,
          reason: mover.reason,
        })),
        serverNow: clock.now().toISOString(),
      }
    },
  }
}
