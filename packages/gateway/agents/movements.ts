import type { teamMovements, teamMovementTotals } from '@portico/contract/agent/movement-calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import type { Caller } from '../http/bind.ts'
import type { Platform } from '../platform.ts'
import { formatCursor, parseCursor, type RecordsApi } from '../records/index.ts'
import { type MovementSum, teamBalance, teamMovementPage, teamMovementSums, type TeamWallets } from '../reports/index.ts'
import { daysOf } from './range.ts'

/** What moved on the wallets of an agent's own team. Each call throws Failure INVALID_REQUEST for a range that is none. */
export interface TeamMovements {
  /** Games carry their names in `language`. */
  page(caller: Caller, request: RequestOf<typeof teamMovements>, language: string): Promise<ResponseOf<typeof teamMovements>>
  totals(caller: Caller, request: RequestOf<typeof teamMovementTotals>): Promise<ResponseOf<typeof teamMovementTotals>>
}

export interface MovementsDeps {
  readonly records: Pick<RecordsApi, 'kindOf' | 'codesOf' | 'namesOf'>
}

const flowOf = (sums: readonly MovementSum[], currency: string) => {
  const credits = sums.reduce((sum, each) => sum + BigInt(each.credits), 0n)
  const debits = sums.reduce((sum, each) => sum + BigInt(each.debits), 0n)
  return {
    in: toMoney(credits, currency),
    out: toMoney(debits, currency),
    net: toMoney(credits - debits, currency),
    movements: sums.reduce((sum, { movements }) => sum + movements, 0),
  }
}

export const createTeamMovements = (
  { database, clock, brand: { timeZone } }: Pick<Platform, 'database' | 'clock' | 'brand'>,
  { records }: MovementsDeps,
): TeamMovements => {
  const db = database.orm

  const walletsOf = (
    { memberId, currency }: Caller,
    { from, to, scope, account, kind }: RequestOf<typeof teamMovementTotals>,
  ): TeamWallets => {
    daysOf({ from, to })
    const codes = kind && records.codesOf(kind)
    return { agentId: memberId, scope, timeZone, from, to, currency, account: account?.trim() || undefined, codes }
  }

  return {
    page: async (caller, { older, newer, pageSize, ...filter }, language) => {
      const { currency } = caller
      const way = newer === undefined ? 'older' : 'newer'
      const cursor = newer ?? older
      const limit = pageSize + 1
      const place = { way, limit, cursor: cursor === undefined ? undefined : parseCursor(cursor) } as const
      const found = await teamMovementPage(db, walletsOf(caller, filter), place)
      const more = found.length === limit
      const listed = found.slice(0, pageSize)
      if (way === 'newer') listed.reverse()
      const [first, last] = [listed[0], listed.at(-1)]
      const nameOf = await records.namesOf(
        listed.map(({ product }) => product).filter((product) => product !== ''),
        language,
      )
      // A page that was asked for onwards has older ones behind it, and one that was asked for backwards has newer ones unless it is the first.
      const hasOlder = way === 'older' ? more : cursor !== undefined
      const hasNewer = way === 'newer' ? more : cursor !== undefined
      return {
        list: listed.map(({ id, at, account, code, product, amount, after, seq }) => ({
          id,
          cursor: formatCursor({ at, seq }),
          at: at.toISOString(),
          account,
          kind: records.kindOf(code),
          code,
          product: product && nameOf(product),
          amount: toMoney(amount, currency),
          balance: toMoney(after, currency),
        })),
        older: hasOlder && last ? formatCursor(last) : null,
        newer: hasNewer && first ? formatCursor(first) : null,
        serverNow: clock.now().toISOString(),
      }
    },

    totals: async (caller, request) => {
      const { currency } = caller
      const wallets = walletsOf(caller, request)
      const sums = await teamMovementSums(db, wallets)
      return {
        ...flowOf(sums, currency),
        balance: toMoney(await teamBalance(db, wallets), currency),
        kinds: [...Map.groupBy(sums, ({ code }) => records.kindOf(code))].map(([kind, own]) => ({ kind, ...flowOf(own, currency) })),
        timeZone,
        serverNow: clock.now().toISOString(),
      }
    },
  }
}
