import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { TypedBackField } from '@portico/contract/kit/next-step'
import type { forgetFactors, operatorSecurity } from '@portico/contract/factor/operator-calls'
import type { Config } from '../config.ts'
import type { Tx } from '../db/open.ts'
import { readSetting, removeSetting, writeSetting } from '../db/settings.ts'
import { refuse } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { agentsWithoutFactor } from '../reports/index.ts'
import { AGENT_FACTORS, type Factors, PASSWORD_DAYS } from './service.ts'
import { readTypedBack, writeTypedBack } from './typed-back.ts'

/** Second factors at the operator's desk. */
export interface FactorDesk {
  state(): Promise<ResponseOf<typeof operatorSecurity>>
  setAgents(required: boolean): Promise<ResponseOf<typeof operatorSecurity>>
  /** Null: passwords last. */
  setPasswordDays(days: number | null): Promise<ResponseOf<typeof operatorSecurity>>
  setTypedBack(fields: readonly TypedBackField[]): Promise<ResponseOf<typeof operatorSecurity>>
  /** @throws Failure ACCOUNT_UNKNOWN */
  forget(request: RequestOf<typeof forgetFactors>, context: CallContext): Promise<ResponseOf<typeof forgetFactors>>
}

export interface FactorDeskDeps {
  readonly config: Pick<Config, 'agentTypes'>
  readonly members: Pick<Members, 'byAccount'>
  readonly factors: Pick<Factors, 'removeAuthenticator' | 'forgetPasskeys'>
  /** Ends every session of an account and answers how many. */
  readonly endAll: (tx: Tx, memberId: string) => Promise<number>
}

export const createFactorDesk = (
  { database }: Pick<Platform, 'database'>,
  { config, members, factors, endAll }: FactorDeskDeps,
): FactorDesk => {
  const db = database.orm
  const state = async () => {
    const days = await readSetting(db, PASSWORD_DAYS)
    return {
      agentFactors: (await readSetting(db, AGENT_FACTORS)) === true,
      agentsWithout: await agentsWithoutFactor(db, config.agentTypes),
      passwordDays: typeof days === 'number' ? days : null,
      typedBack: [...(await readTypedBack(db))],
    }
  }
  return {
    state,
    setAgents: async (required) => {
      await writeSetting(db, AGENT_FACTORS, required)
      return state()
    },
    setPasswordDays: async (days) => {
      if (days === null) await removeSetting(db, PASSWORD_DAYS)
      else await writeSetting(db, PASSWORD_DAYS, days)
      return state()
    },
    setTypedBack: async (fields) => {
      await writeTypedBack(db, fields)
      return state()
    },
    forget: async ({ account }, context) => {
      const row = (await members.byAccount(account)) ?? refuse('ACCOUNT_UNKNOWN')
      const ended = await db.transaction(async (tx) => {
        await factors.removeAuthenticator(tx, row, context, `operator:${context.operator}`)
        await factors.forgetPasskeys(tx, row.id)
        return endAll(tx, row.id)
      })
      return { account: row.account, ended }
    },
  }
}
