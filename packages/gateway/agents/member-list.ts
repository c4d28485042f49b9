import type { Queryable } from '../db/open.ts'
import { type ColumnKind, COLUMNS, type Ids, type TeamRange, teamSums, type TotalsRow } from '../reports/index.ts'
import type { Collector, Directory, Rows, TeamColumns } from './columns/index.ts'
import { createBalances } from './columns/balances.ts'
import { addColumn, boundsOf, idsOf, listed, placesWhere, sumAll, sumAt, takeColumn, whoseOf } from './columns/listed.ts'
import { inOrder, type Way } from './columns/order.ts'
import { NOBODY } from './columns/directory.ts'

export interface MemberFilter {
  /** Part of an account's name. */
  readonly account: string | undefined
  readonly opened: boolean
  readonly active: boolean
}

/** Columns that are added up or taken away for what a list is sorted by. */
const DID = {
  deposits: ['MONEY', { deposits: 1 }],
  withdrawals: ['MONEY', { withdrawals: 1 }],
  validBet: ['PLAY', { valid_bet: 1 }],
  payout: ['PLAY', { payout: 1 }],
  profit: ['PLAY', { stake: 1, payout: -1, rebate: -1 }],
} as const

export type MemberSort = keyof typeof DID | 'account' | 'level' | 'joinedAt' | 'downlines' | 'balance'

/** Lists of members, worked out of the columns of their team. */
export interface MemberLists {
  /** How many bet or paid in. */
  active(range: TeamRange): Promise<number>
  totals(range: TeamRange, filter: MemberFilter): Promise<TotalsRow>
  /** Who is on a list, in its order; accounts that are equal stand by their names. */
  order(range: TeamRange, filter: MemberFilter, by: { readonly sort: MemberSort; readonly order: Way }): Promise<Ids>
}

/** Bets and credits of each. */
const activityOf = ({ size }: Directory) => {
  const [bets, credits] = [new BigInt64Array(size), new BigInt64Array(size)]
  return {
    add: (_: string, { places, sums }: Rows) => {
      addColumn(bets, places, sums[0]!)
      addColumn(credits, places, sums[1]!)
    },
    is: (place: number) => bets[place]! > 0n || credits[place]! > 0n,
  }
}

type Sum = (typeof COLUMNS)[ColumnKind][number]

const SUMS = [...new Set<Sum>([...COLUMNS.PLAY, ...COLUMNS.MONEY, ...COLUMNS.BUSY])]

/** Sums by column of those at some places, in their order, and of nobody else: who searches lists a few of many. */
const sumsOf = ({ size }: Directory, places: Uint32Array) => {
  const of = Object.fromEntries(SUMS.map((name) => [name, new BigInt64Array(places.length)])) as Record<Sum, BigInt64Array>
  const slots = new Int32Array(size).fill(NOBODY)
  for (let n = 0; n < places.length; n += 1) slots[places[n]!] = n
  return {
    places,
    of,
    add: (kind: ColumnKind, rows: Rows) => {
      for (const [column, name] of COLUMNS[kind].entries()) {
        // Those who were busy are asked for by their bets, which are among what they played.
        if (kind === 'BUSY' && name === 'bets') continue
        addAt(of[name], rows, slots, column)
      }
    },
  }
}

const addAt = (to: BigInt64Array, { places, sums }: Rows, slots: Int32Array, column: number): void => {
  const from = sums[column]!
  for (let n = 0; n < places.length; n += 1) {
    const slot = slots[places[n]!]!
    if (slot !== NOBODY) to[slot] = BigInt.asIntN(64, to[slot]! + from[n]!)
  }
}

const didOf = (sort: keyof typeof DID, { size }: Directory) => {
  const [kind, parts] = DID[sort]
  const values = new BigInt64Array(size)
  const columns = Object.entries(parts).map(([name, sign]) => [(COLUMNS[kind] as readonly string[]).indexOf(name), sign as 1 | -1] as const)
  return {
    kind,
    values,
    add: (_: string, { places, sums }: Rows) => {
      for (const [n, sign] of columns) (sign === 1 ? addColumn : takeColumn)(values, places, sums[n]!)
    },
  }
}

export const createMemberLists = (db: Queryable, columns: TeamColumns): MemberLists => {
  const balancesOf = createBalances(db, columns)
  const busyIn = async (range: TeamRange) => {
    const { sums, directory } = await columns.read(whoseOf(range), range, ['BUSY'], activityOf)
    return { directory, is: sums.is }
  }
  const nothing: Collector = { add: () => {} }

  /** Accounts of the scope that existed at the end of the range and match. */
  const matching = async (range: TeamRange, { account, opened, active }: MemberFilter) => {
    const { start, end } = boundsOf(range)
    const busy = active ? await busyIn(range) : undefined
    return ({ joined, ...directory }: Directory): Uint32Array =>
      listed(
        { joined, ...directory },
        {
          scope: range.scope,
          part: account,
          is: (place) => joined[place]! < end && (!opened || joined[place]! >= start) && (!busy || busy.is(place)),
        },
      )
  }

  const active: MemberLists['active'] = async (range) => {
    const { directory, is } = await busyIn(range)
    return listed(directory, { scope: range.scope, part: undefined, is }).length
  }

  return {
    active,

    totals: async (range, filter) => {
      if (filter.account === undefined && !filter.opened && !filter.active) {
        const [sums, busy] = await Promise.all([teamSums(db, range), active(range)])
        return { ...sums, active_members: busy }
      }
      const match = await matching(range, filter)
      const { balances } = await balancesOf(whoseOf(range), range.to)
      const { directory, sums } = await columns.read(whoseOf(range), range, ['BUSY', 'PLAY', 'MONEY'], (own) => sumsOf(own, match(own)))
      const { places, of } = sums
      const sum = (name: Sum) => sumAll(of[name])
      const [stake, payout, rebate] = [sum('stake'), sum('payout'), sum('rebate')]
      const { start } = boundsOf(range)
      return {
        deposits: String(sum('deposits')),
        withdrawals: String(sum('withdrawals')),
        stake: String(stake),
        valid_bet: String(sum('valid_bet')),
        payout: String(payout),
        rebate: String(rebate),
        profit: String(stake - payout - rebate),
        bets: String(sum('bets')),
        // Who joined since those were read holds nothing yet.
        balance: String(
          sumAt(
            placesWhere(places, (place) => place < balances.length),
            balances,
          ),
        ),
        members: places.length,
        new_accounts: placesWhere(places, (place) => directory.joined[place]! >= start).length,
        active_members: of.bets.reduce((many, bets, n) => many + (bets > 0n || of.credits[n]! > 0n ? 1 : 0), 0),
      }
    },

    order: async (range, filter, { sort, order }) => {
      const match = await matching(range, filter)
      const inWay = (directory: Directory, values: BigInt64Array) => idsOf(directory, inOrder(match(directory), values, order))
      const whose = whoseOf(range)
      if (sort === 'balance') {
        const { directory, balances } = await balancesOf(whose, range.to)
        return inWay(directory, balances)
      }
      if (sort in DID) {
        const did = sort as keyof typeof DID
        const { directory, sums } = await columns.read(whose, range, [DID[did][0]], (own) => didOf(did, own))
        return inWay(directory, sums.values)
      }
      const { directory } = await columns.read(whose, { from: range.to, to: range.to }, [], () => nothing)
      if (sort === 'account') {
        const places = match(directory)
        return idsOf(directory, order === 'asc' ? places : places.toReversed())
      }
      return inWay(
        directory,
        { level: directory.levels, joinedAt: directory.joined, downlines: directory.below }[sort as 'level' | 'joinedAt' | 'downlines'],
      )
    },
  }
}
