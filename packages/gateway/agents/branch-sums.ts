import { COLUMNS, type DayRange } from '../reports/index.ts'
import { NOBODY } from './columns/directory.ts'
import type { Directory, Rows } from './columns/index.ts'
import { addColumn } from './columns/listed.ts'

const VALID_BET = COLUMNS.PLAY.indexOf('valid_bet')

/** What was bet with effect by one kind of game on a day. */
export interface DayRows {
  readonly day: string
  readonly rows: Rows
  readonly column: BigInt64Array
}

/** Valid bets of everybody, now and before. */
export interface Weeks {
  readonly now: BigInt64Array
  readonly before: BigInt64Array
  /** What both are sums of. */
  readonly days: readonly DayRows[]
}

/** Collects what everybody bet in some days and in those before them. */
export const weeksOf =
  ({ from }: Pick<DayRange, 'from'>) =>
  ({ size }: Pick<Directory, 'size'>) => {
    const [now, before] = [new BigInt64Array(size), new BigInt64Array(size)]
    const days: DayRows[] = []
    return {
      now,
      before,
      days,
      add: (_: string, rows: Rows, day: string) => {
        const column = rows.sums[VALID_BET]!
        addColumn(day < from ? before : now, rows.places, column)
        days.push({ day, rows, column })
      },
    }
  }

/** Of each with everybody below. */
export const branchSums = ({ deepest, above }: Pick<Directory, 'deepest' | 'above'>, own: BigInt64Array): BigInt64Array => {
  const sums = own.slice()
  for (let n = 0; n < deepest.length; n += 1) {
    const upline = above[deepest[n]!]!
    if (upline !== NOBODY) sums[upline] = BigInt.asIntN(64, sums[upline]! + sums[deepest[n]!]!)
  }
  return sums
}

/** How many of whom a condition holds are in each branch, its own account among them. */
export const branchCounts = ({ deepest, above }: Pick<Directory, 'deepest' | 'above'>, is: (place: number) => boolean): Int32Array => {
  const counts = new Int32Array(deepest.length)
  for (let n = 0; n < deepest.length; n += 1) {
    const place = deepest[n]!
    if (is(place)) counts[place]! += 1
    const upline = above[place]!
    if (upline !== NOBODY) counts[upline]! += counts[place]!
  }
  return counts
}
