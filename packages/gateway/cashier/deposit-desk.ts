import type { askProvider, operatorDeposit } from '@portico/contract/cashier/operator-calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import { refuse } from '../failure.ts'
import { movementsOf } from '../ledger/index.ts'
import { findMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { Asks } from './asks.ts'
import { noticesAbout } from './notice-store.ts'
import { serializeCase } from './resolve.ts'
import { depositNamed } from './store.ts'
import { unmatchedOf } from './unmatched-store.ts'
import type { Views } from './view.ts'

export interface DepositDesk {
  /** @throws Failure DEPOSIT_UNKNOWN */
  show(name: string, language: string): Promise<ResponseOf<typeof operatorDeposit>>
  /** @throws Failure DEPOSIT_UNKNOWN */
  ask(name: string, language: string): Promise<ResponseOf<typeof askProvider>>
}

/** One deposit at the operator's desk: what was said about it, what was posted for it, what is left to decide. */
export const createDepositDesk = (
  { database }: Pick<Platform, 'database'>,
  { asks, views }: { readonly asks: Asks; readonly views: Views },
): DepositDesk => {
  const db = database.orm
  const named = async (name: string) => (await depositNamed(db, name)) ?? refuse('DEPOSIT_UNKNOWN')
  return {
    show: async (name, language) => {
      const row = await named(name)
      const [deposit] = await views(db, [row], language)
      const account = (await findMember(db, row.memberId))?.account ?? ''
      const notices = await noticesAbout(db, [row.id, row.reference ?? row.id])
      return {
        deposit: deposit!,
        account,
        provider: row.provider,
        providerRef: row.providerRef,
        nextAskAt: row.nextAskAt?.toISOString() ?? null,
        notices: notices.map(({ receivedAt, source, outcome, providerRef, amount, currency, state }) => ({
          at: receivedAt.toISOString(),
          source,
          outcome,
          providerRef,
          amount: toMoney(amount, currency),
          state,
        })),
        postings: (await movementsOf(db, row.id)).map(({ at, code, amount }) => ({
          at: at.toISOString(),
          code,
          amount: toMoney(amount, row.currency),
        })),
        cases: (await unmatchedOf(db, row.id)).map((each) => serializeCase(each, account)),
      }
    },
    ask: async (name, language) => {
      const answer = await asks.ask(await named(name))
      const [deposit] = await views(db, [await named(name)], language)
      return { answer, deposit: deposit! }
    },
  }
}
