import { toMoney } from '@portico/contract/kit/money'
import type { RecordSubject } from '@portico/contract/records/shapes'
import { textIn } from '../kit/localized.ts'
import type { RecordSubjects } from '../kit/record-subjects.ts'
import type { Platform } from '../platform.ts'
import { netOf } from './bets/serializer.ts'
import { betsNamed, plansNamed } from './record-store.ts'
import { gameOf } from './offer/games.ts'

/** Bets and plans, as a member's records name them. */
export const createBetSubjects = ({ database, brand }: Pick<Platform, 'database' | 'brand'>): RecordSubjects => {
  const nameOf = (code: string, language: string): string => textIn(gameOf(code)?.names ?? {}, language, brand) || code
  return {
    of: async (memberId, refs, language) => {
      const subjects = new Map<string, RecordSubject>()
      for (const { id, stake, payout, rebate, currency, ...row } of await betsNamed(database.orm, memberId, refs)) {
        const units = netOf({ stake, payout, rebate })
        const net = units === null ? null : toMoney(units, currency)
        subjects.set(id, { kind: 'BET', betId: id, gameName: nameOf(row.gameCode, language), ...row, net })
      }
      const others = refs.filter((ref) => !subjects.has(ref))
      for (const { id, ...row } of await plansNamed(database.orm, memberId, others))
        subjects.set(id, { kind: 'PLAN', planId: id, gameName: nameOf(row.gameCode, language), ...row })
      return subjects
    },
    productNames: async (products, language) =>
      new Map(products.flatMap((product) => (gameOf(product) ? [[product, nameOf(product, language)] as const] : []))),
  }
}
