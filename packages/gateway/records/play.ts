import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { parseUnits, toMoney, type Units } from '@portico/contract/kit/money'
import type { bonusDetails, leaveBonus, manualRebate, personalProfit } from '@portico/contract/records/calls'
import type { RecordKind } from '@portico/contract/records/shapes'
import { accountMovements, balanceBefore, type DaySum, daySums } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { BonusPurse, TurnoverArea } from '../turnover/index.ts'
import { formatCursor, parseCursor } from './cursor.ts'
import type { Rows } from './rows.ts'
import { type Owner, walletFilter } from './wallet.ts'

export interface PlayRecords {
  profit(owner: Owner, request: RequestOf<typeof personalProfit>, language: string): Promise<ResponseOf<typeof personalProfit>>
  rebates(owner: Owner, request: RequestOf<typeof manualRebate>, language: string): Promise<ResponseOf<typeof manualRebate>>
  bonuses(owner: Owner, request: RequestOf<typeof bonusDetails>, language: string): Promise<ResponseOf<typeof bonusDetails>>
  /** @throws Failure BONUS_OVER, BONUS_CHANGED */
  leaveBonus(owner: Owner, request: RequestOf<typeof leaveBonus>): Promise<ResponseOf<typeof leaveBonus>>
}

export interface PlayRecordsDeps {
  readonly turnover: Pick<TurnoverArea, 'bonusDetails'> & { readonly purse: Pick<BonusPurse, 'leave'> }
}

/** What playing came to, from sums of the ledger: every figure here is a sum of movements, and together they are all there were. */
export const createPlayRecords = (platform: Platform, rows: Rows, { turnover }: PlayRecordsDeps): PlayRecords => {
  const { database, clock, brand } = platform
  const { timeZone } = brand

  const creditsLess = (sums: readonly DaySum[], kind: RecordKind): Units =>
    sums.reduce((total, { code, credits, debits }) => (rows.kindOf(code) === kind ? total + credits - debits : total), 0n)

  const resultOf = (sums: readonly DaySum[], currency: string) => {
    const [stakes, payouts, rebate, bonus] = [
      -creditsLess(sums, 'BET'),
      creditsLess(sums, 'PAYOUT'),
      creditsLess(sums, 'REBATE'),
      creditsLess(sums, 'BONUS'),
    ]
    return {
      stakes: toMoney(stakes, currency),
      payouts: toMoney(payouts, currency),
      rebate: toMoney(rebate, currency),
      bonus: toMoney(bonus, currency),
      net: toMoney(payouts + rebate + bonus - stakes, currency),
    }
  }
  const cashierOf = (sums: readonly DaySum[], currency: string) => ({
    deposits: toMoney(creditsLess(sums, 'DEPOSIT'), currency),
    withdrawals: toMoney(-creditsLess(sums, 'WITHDRAWAL'), currency),
  })
  const grouped = (sums: readonly DaySum[], by: 'day' | 'product') => [...Map.groupBy(sums, (each) => each[by])]

  const productNames = (sums: readonly DaySum[], language: string) =>
    rows.namesOf(
      sums.map(({ product }) => product).filter((product) => product !== ''),
      language,
    )

  return {
    profit: async (owner, request, language) => {
      const { currency } = owner
      const filter = await walletFilter(platform, rows, owner, request)
      const opening = await balanceBefore(database.orm, filter)
      const sums = await daySums(database.orm, filter, ['day', 'code', 'product'])
      const nameOf = await productNames(sums, language)
      const moved = sums.reduce((total, { credits, debits }) => total + credits - debits, 0n)
      return {
        from: filter.from,
        to: filter.to,
        opening: toMoney(opening, currency),
        closing: toMoney(opening + moved, currency),
        ...cashierOf(sums, currency),
        transfers: toMoney(creditsLess(sums, 'TRANSFER'), currency),
        other: toMoney(creditsLess(sums, 'OTHER'), currency),
        ...resultOf(sums, currency),
        days: grouped(sums, 'day')
          .map(([day, own]) => ({ day, ...cashierOf(own, currency), ...resultOf(own, currency) }))
          .reverse(),
        products: grouped(sums, 'product')
          .filter(([product]) => product !== '')
          .map(([product, own]) => ({ product, name: nameOf(product), ...resultOf(own, currency) })),
        timeZone,
        serverNow: clock.now().toISOString(),
      }
    },

    rebates: async (owner, request, language) => {
      const { currency } = owner
      const filter = await walletFilter(platform, rows, owner, request)
      const sums = await daySums(database.orm, filter, ['day', 'code', 'product'])
      const lines = [...Map.groupBy(sums, ({ day, product }) => `${day} ${product}`).values()]
      const credited = lines.filter((own) => own.some(({ code }) => rows.kindOf(code) === 'REBATE'))
      const { stakes, rebate } = resultOf(credited.flat(), currency)
      const nameOf = await productNames(credited.flat(), language)
      return {
        from: filter.from,
        to: filter.to,
        stakes,
        rebate,
        list: credited
          .map((own) => {
            const { day, product } = own[0]!
            const result = resultOf(own, currency)
            return { day, product, name: nameOf(product), stakes: result.stakes, rebate: result.rebate }
          })
          .reverse(),
        timeZone,
        serverNow: clock.now().toISOString(),
      }
    },

    bonuses: async (owner, { older, pageSize, ...request }, language) => {
      const filter = await walletFilter(platform, rows, owner, { ...request, kind: 'BONUS' })
      const sums = await daySums(database.orm, filter, ['code'])
      const cursor = older === undefined ? undefined : parseCursor(older)
      const found = await accountMovements(database.orm, filter, { way: 'older', cursor, limit: pageSize + 1 })
      const listed = found.slice(0, pageSize)
      return {
        from: filter.from,
        to: filter.to,
        purse: await turnover.bonusDetails(owner, (games) => rows.namesOf(games, language)),
        total: toMoney(creditsLess(sums, 'BONUS'), owner.currency),
        movements: sums.reduce((total, { movements }) => total + movements, 0),
        list: await rows.rowsOf(owner, listed, language),
        older: found.length > pageSize ? formatCursor(listed.at(-1)!) : null,
        timeZone,
        serverNow: clock.now().toISOString(),
      }
    },

    leaveBonus: async ({ memberId, currency }, { id, lose }) => {
      await turnover.purse.leave({ memberId, currency }, { id, lose: parseUnits(lose) })
      return { lost: { amount: lose, currency } }
    },
  }
}
