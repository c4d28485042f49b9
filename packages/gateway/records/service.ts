import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney, type Units } from '@portico/contract/kit/money'
import { isCalendarDay } from '@portico/contract/kit/wire'
import type { accountRecords, recordStory, recordTotals } from '@portico/contract/records/calls'
import { refuse } from '../failure.ts'
import {
  accountMovement,
  accountMovements,
  balanceBefore,
  cashOf,
  type Cursor,
  type DaySum,
  daySums,
  findAccount,
  postingsFor,
} from '../ledger/index.ts'
import { dayAfter, instantOf, localDate } from '../kit/zone.ts'
import type { Platform } from '../platform.ts'
import { formatCursor, parseCursor } from './cursor.ts'
import type { Rows } from './rows.ts'
import { type Owner, walletFilter } from './wallet.ts'

export interface Records {
  page(owner: Owner, request: RequestOf<typeof accountRecords>, language: string): Promise<ResponseOf<typeof accountRecords>>
  totals(owner: Owner, request: RequestOf<typeof recordTotals>, language: string): Promise<ResponseOf<typeof recordTotals>>
  /** @throws Failure RECORD_UNKNOWN */
  story(owner: Owner, id: string, language: string): Promise<ResponseOf<typeof recordStory>>
}

/** Behind every movement of the day. @throws Failure RECORD_DAYS for a day that is in no calendar */
const endOf = (day: string, timeZone: string): Cursor => {
  if (!isCalendarDay(day)) refuse('RECORD_DAYS')
  return { at: instantOf(dayAfter(day, 1), '00:00', timeZone), seq: 0n }
}

/** The sums as the contract writes a flow. */
export const flowOf = (sums: readonly DaySum[], currency: string) => {
  const sum = (of: (each: DaySum) => Units) => sums.reduce((total, each) => total + of(each), 0n)
  const [credits, debits] = [sum((each) => each.credits), sum((each) => each.debits)]
  return {
    in: toMoney(credits, currency),
    out: toMoney(debits, currency),
    net: toMoney(credits - debits, currency),
    movements: sums.reduce((total, each) => total + each.movements, 0),
  }
}

/** The account record. */
export const createRecords = (platform: Platform, rows: Rows): Records => {
  const { database, clock, brand } = platform
  const { timeZone } = brand

  return {
    page: async (owner, { older, newer, until, pageSize, ...request }, language) => {
      const filter = await walletFilter(platform, rows, owner, request)
      const jump = until === undefined ? undefined : endOf(until, timeZone)
      const way = newer === undefined ? 'older' : 'newer'
      const cursor = newer ?? older
      const limit = pageSize + 1
      const found = await accountMovements(database.orm, filter, { way, cursor: cursor === undefined ? jump : parseCursor(cursor), limit })
      const more = found.length === limit
      const listed = found.slice(0, pageSize)
      if (way === 'newer') listed.reverse()
      const [first, last] = [listed[0], listed.at(-1)]
      const days = [...new Set(listed.map(({ at }) => localDate(at, timeZone).toString()))]
      const sums = first && last ? await daySums(database.orm, { ...filter, from: days.at(-1)!, to: days[0]! }, ['day']) : []
      // A page that was asked for onwards has older ones behind it, and one that was asked for backwards has newer ones unless it is the first.
      const hasOlder = way === 'older' ? more : cursor !== undefined
      const hasNewer = way === 'newer' ? more : cursor !== undefined || jump !== undefined
      return {
        list: await rows.rowsOf(owner, listed, language),
        days: sums.map((each) => ({ day: each.day, in: toMoney(each.credits, owner.currency), out: toMoney(each.debits, owner.currency) })),
        older: hasOlder && last ? formatCursor(last) : null,
        newer: hasNewer && first ? formatCursor(first) : null,
        serverNow: clock.now().toISOString(),
      }
    },

    totals: async (owner, request, language) => {
      const { currency } = owner
      const filter = await walletFilter(platform, rows, owner, request)
      const { from, to } = filter
      const whole = { ...filter, codes: undefined, product: undefined, products: undefined }
      const opening = await balanceBefore(database.orm, filter)
      const sums = await daySums(database.orm, whole, ['code', 'product'])
      const counted = sums.filter(
        ({ code, product }) =>
          (filter.codes?.includes(code) ?? true) &&
          (filter.product === undefined || filter.product === product) &&
          (filter.products?.includes(product) ?? true),
      )
      const moved = sums.reduce((total, { credits, debits }) => total + credits - debits, 0n)
      const played = [...new Set(sums.map(({ product }) => product))].filter((product) => product !== '')
      const nameOf = await rows.namesOf(played, language)
      const vendors = [...(await rows.vendorsOf(played))].map(([product, vendor]) => ({ product, ...vendor }))
      return {
        from,
        to,
        opening: toMoney(opening, currency),
        closing: toMoney(opening + moved, currency),
        ...flowOf(counted, currency),
        kinds: [...Map.groupBy(counted, ({ code }) => rows.kindOf(code))].map(([kind, own]) => ({ kind, ...flowOf(own, currency) })),
        products: played.map((product) => ({ product, name: nameOf(product) })),
        vendors: [...Map.groupBy(vendors, ({ vendor }) => vendor)].map(([vendor, own]) => ({
          vendor,
          name: own[0]!.name,
          products: own.map(({ product }) => product),
        })),
        timeZone,
        serverNow: clock.now().toISOString(),
      }
    },

    story: async (owner, id, language) => {
      const { memberId, currency } = owner
      const account = (await findAccount(database.orm, cashOf(memberId, currency))) ?? refuse('NEED_TRUE_ACCOUNT')
      const movement = (await accountMovement(database.orm, account.id, id)) ?? refuse('RECORD_UNKNOWN')
      const [row] = await rows.rowsOf(owner, [movement], language)
      const postings = await postingsFor(database.orm, memberId, movement.ref)
      return {
        row: row!,
        before: toMoney(movement.after - movement.amount, currency),
        postings: postings.map(({ at, amount, ...posting }) => ({ ...posting, at: at.toISOString(), amount: toMoney(amount, currency) })),
        deposit: await rows.depositOf(memberId, movement.ref, language),
        serverNow: clock.now().toISOString(),
      }
    },
  }
}
