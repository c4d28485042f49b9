import type { Queryable } from '../../db/open.ts'
import { dayAfter } from '../../kit/zone.ts'
import { COLUMNS, figuresStamp, latestFold, teamHoldings, type Whose } from '../../reports/index.ts'
import { type Directory, numbersOf } from './directory.ts'
import type { Collector, TeamColumns } from './index.ts'
import { addColumn, takeColumn } from './listed.ts'

/** Balances are kept of the end of a day that is over, and hardly corrected any more. */
const DAYS_OVER = 2
/** They are kept of another day once it is so long ago. */
const OLDEST_DAYS = 14

interface Base {
  readonly day: string
  readonly stamp: string
  readonly balances: BigInt64Array
}

/** What everybody of a team holds at the end of a day, by place. */
export type Balances = (whose: Whose, day: string) => Promise<{ readonly directory: Directory; readonly balances: BigInt64Array }>

const moves = (balances: BigInt64Array, change: typeof addColumn): Collector => ({
  add: (_, { places, sums }) => change(balances, places, sums[COLUMNS.MONEY.indexOf('moved')]!),
})

/** Balances of one day are kept, and those of others are as far from them as what moved in between. */
export const createBalances = (db: Queryable, columns: Pick<TeamColumns, 'read'>): Balances => {
  const teams = new WeakMap<Directory['root'], Base>()

  const ofDay = async (whose: Whose, day: string, directory: Directory): Promise<Base> => {
    const stamp = await figuresStamp(db, day)
    const { members, balances: bytes } = await teamHoldings(db, whose, day)
    const values = numbersOf(bytes)
    const balances = new BigInt64Array(directory.size)
    for (let n = 0; n < values.length; n += 1) {
      const place = directory.placeOf(members, n * 16)
      if (place !== -1) balances[place] = values[n]!
    }
    return { day, stamp, balances }
  }

  return async (whose, day) => {
    const { directory } = await columns.read(whose, { from: day, to: day }, [], () => ({ add: () => {} }))
    const newest = dayAfter((await latestFold(db)) ?? day, -DAYS_OVER)
    const known = teams.get(directory.root)
    const recent = known && known.day >= dayAfter(newest, -OLDEST_DAYS) && known.stamp === (await figuresStamp(db, known.day))
    const base = recent ? known : await ofDay(whose, newest, directory)
    teams.set(directory.root, base)
    const later = day > base.day
    const span = later ? { from: dayAfter(base.day, 1), to: day } : { from: dayAfter(day, 1), to: base.day }
    const { directory: now, sums } = await columns.read(whose, span, ['MONEY'], (own) => {
      const balances = new BigInt64Array(own.size)
      balances.set(base.balances)
      return { balances, ...moves(balances, later ? addColumn : takeColumn) }
    })
    return { directory: now, balances: sums.balances }
  }
}
