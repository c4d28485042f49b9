import { toMoney } from '@portico/contract/kit/money'
import { textIn } from '../kit/localized.ts'
import type { RecordSubjects } from '../kit/record-subjects.ts'
import type { Platform } from '../platform.ts'
import { depositsNamed, noticesAbout } from './record-store.ts'
import { referenceOf } from './reference.ts'
import type { DepositRow } from './store.ts'
import type { Ways } from './ways.ts'

/** Deposits, as a member's records name and explain them. */
export const createDepositSubjects = ({ database, brand }: Pick<Platform, 'database' | 'brand'>, ways: Ways): RecordSubjects => {
  const namesIn = async (language: string) => {
    const methods = await ways.methods()
    return ({ method, reference, id }: DepositRow) => {
      const way = methods.get(method)
      return { name: way ? textIn(way.names, language, brand) : method, reference: reference ?? referenceOf(id) }
    }
  }
  return {
    of: async (memberId, refs, language) => {
      const rows = await depositsNamed(database.orm, memberId, refs)
      if (rows.length === 0) return new Map()
      const named = await namesIn(language)
      return new Map(rows.map((row) => [row.id, { kind: 'DEPOSIT', depositId: row.id, state: row.state, ...named(row) }]))
    },
    deposit: async (memberId, ref, language) => {
      const [row] = await depositsNamed(database.orm, memberId, [ref])
      if (!row) return undefined
      const named = await namesIn(language)
      const notices = await noticesAbout(database.orm, row.id)
      return {
        ...named(row),
        askedAt: row.createdAt.toISOString(),
        amount: toMoney(row.amount, row.currency),
        fee: toMoney(row.fee, row.currency),
        providerRef: row.providerRef,
        notices: notices.map(({ receivedAt, outcome, amount, currency }) => ({
          at: receivedAt.toISOString(),
          outcome,
          amount: toMoney(amount, currency),
        })),
      }
    },
  }
}
