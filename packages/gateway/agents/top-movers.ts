import type { RequestOf } from '@portico/contract/kit/call'
import type { teamMovers } from '@portico/contract/agent/mover-calls'
import type { Scope } from '../reports/index.ts'
import { branchCounts, branchSums, type DayRows, type Weeks } from './branch-sums.ts'
import { NOBODY } from './columns/directory.ts'
import type { Directory } from './columns/index.ts'
import { placesWhere } from './columns/listed.ts'
import { inOrder } from './columns/order.ts'

/** Who rose, and who fell, where there are as many of both. */
const RISEN = 3
const FALLEN = 2

/** One whose change comes to so many tenths from one account directly below is passed over: that one moved. */
const MOSTLY = 9n

export interface Mover {
  readonly place: number
  readonly branch: boolean
  readonly now: bigint
  readonly before: bigint
  /** How many of it bet now and not before, and how many bet before and not now, of all who did. */
  readonly started: number
  readonly quiet: number
  readonly active: number
}

export interface MoverFilter {
  readonly of: RequestOf<typeof teamMovers>['of']
  readonly scope: Scope
  /** Who had joined by the end. */
  readonly end: bigint
}

/** Whether somebody bets now and did not before. */
export const hasStarted = ({ now, before }: Pick<Weeks, 'now' | 'before'>, place: number): boolean =>
  now[place]! > 0n && before[place] === 0n

/** Places above which one account directly below made most of the change. */
const passedOver = ({ above, below }: Directory, change: BigInt64Array, of: MoverFilter['of']): Uint8Array => {
  const passed = new Uint8Array(change.length)
  for (let place = 0; place < change.length; place += 1) {
    const upline = above[place]!
    if (upline === NOBODY || (of === 'BRANCHES' && below[place] === 0n)) continue
    const [own, all] = [change[place]!, change[upline]!]
    if (all > 0n ? own * 10n >= all * MOSTLY : own * 10n <= all * MOSTLY) passed[upline] = 1
  }
  return passed
}

const ends = (sorted: Uint32Array, change: BigInt64Array): number[] => {
  const risen = placesWhere(sorted, (place) => change[place]! > 0n)
  const fallen = placesWhere(sorted, (place) => change[place]! < 0n)
  const down = Math.min(fallen.length, Math.max(FALLEN, RISEN + FALLEN - risen.length))
  const up = Math.min(risen.length, RISEN + FALLEN - down)
  return [...risen.subarray(0, up), ...fallen.subarray(fallen.length - down)]
}

/** Who rose most, and last who fell most. */
export const topMovers = (directory: Directory, weeks: Weeks, { of, scope, end }: MoverFilter): Mover[] => {
  const { levels, joined, below, byName } = directory
  const alone = of === 'ACCOUNTS' || scope !== 'TEAM'
  // The sums of who has nobody below are its own.
  const [now, before] = alone ? [weeks.now, weeks.before] : [branchSums(directory, weeks.now), branchSums(directory, weeks.before)]
  const change = new BigInt64Array(now.length)
  for (let place = 0; place < change.length; place += 1) change[place] = now[place]! - before[place]!
  const passed = alone ? undefined : passedOver(directory, change, of)
  const candidates = placesWhere(
    byName,
    (place) =>
      levels[place]! > 0n &&
      joined[place]! < end &&
      (scope !== 'DIRECT' || levels[place] === 1n) &&
      (of !== 'BRANCHES' || below[place]! > 0n) &&
      !passed?.[place],
  )
  const starters = branchCounts(directory, (place) => hasStarted(weeks, place))
  const quiet = branchCounts(directory, (place) => weeks.now[place] === 0n && weeks.before[place]! > 0n)
  const active = branchCounts(directory, (place) => weeks.before[place]! > 0n)
  return ends(inOrder(candidates, change, 'desc'), change).map((place) => ({
    place,
    branch: !alone && below[place]! > 0n,
    now: now[place]!,
    before: before[place]!,
    started: starters[place]!,
    quiet: quiet[place]!,
    active: active[place]!,
  }))
}

/** A bit of each mover by its index, at the places that are it or of its branch. */
export const membership = ({ deepest, above }: Directory, movers: readonly Mover[]): Uint32Array => {
  const masks = new Uint32Array(deepest.length)
  for (const [index, { place }] of movers.entries()) masks[place]! |= 1 << index
  const branches = movers.reduce((mask, { branch }, index) => (branch ? mask | (1 << index) : mask), 0)
  for (let n = deepest.length - 1; n >= 0; n -= 1) {
    const place = deepest[n]!
    if (above[place] !== NOBODY) masks[place]! |= masks[above[place]!]! & branches
  }
  return masks
}

export interface MoverDetail {
  readonly byDay: ReadonlyMap<string, bigint>
  /** What changed by kind of game, of those that were played at all. */
  readonly byGame: ReadonlyMap<string, bigint>
}

const put = (sums: Map<string, bigint>, name: string, value: bigint) => sums.set(name, (sums.get(name) ?? 0n) + value)

/** What the days of some movers were, and their games: one pass over the rows. `from`: the first day that counts as now. */
export const detailsOf = (masks: Uint32Array, movers: readonly Mover[], days: readonly DayRows[], from: string): readonly MoverDetail[] => {
  const details = movers.map(() => ({ byDay: new Map<string, bigint>(), byGame: new Map<string, bigint>() }))
  for (const { day, rows, column } of days) {
    const sums = new BigInt64Array(movers.length)
    const { places } = rows
    let any = 0
    for (let n = 0; n < places.length; n += 1) {
      const mask = masks[places[n]!]!
      if (mask === 0) continue
      any |= mask
      for (let index = 0; index < sums.length; index += 1)
        if (mask & (1 << index)) sums[index] = BigInt.asIntN(64, sums[index]! + column[n]!)
    }
    for (const [index, detail] of details.entries()) {
      if (!(any & (1 << index))) continue
      put(detail.byDay, day, sums[index]!)
      put(detail.byGame, rows.gameType, day < from ? -sums[index]! : sums[index]!)
    }
  }
  return details
}
