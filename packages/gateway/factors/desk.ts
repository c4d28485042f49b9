import type { ResponseOf } from '@portico/contract/kit/call'
import type { TypedBackField } from '@portico/contract/kit/next-step'
import type { operatorSecurity } from '@portico/contract/factor/operator-calls'
import type { Config } from '../config.ts'
import { readSetting, removeSetting, writeSetting } from '../db/settings.ts'
import type { Platform } from '../platform.ts'
import { agentsWithoutFactor } from '../reports/index.ts'
import { AGENT_FACTORS, PASSWORD_DAYS } from './service.ts'
import { readTypedBack, writeTypedBack } from './typed-back.ts'

/** Second factors at the operator's desk. */
export interface FactorDesk {
  state(): Promise<ResponseOf<typeof operatorSecurity>>
  setAgents(required: boolean): Promise<ResponseOf<typeof operatorSecurity>>
  /** Null: passwords last. */
  setPasswordDays(days: number | null): Promise<ResponseOf<typeof operatorSecurity>>
  setTypedBack(fields: readonly TypedBackField[]): Promise<ResponseOf<typeof operatorSecurity>>
}

export interface FactorDeskDeps {
  readonly config: Pick<Config, 'agentTypes'>
}

export const createFactorDesk = ({ database }: Pick<Platform, 'database'>, { config }: FactorDeskDeps): FactorDesk => {
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
  }
}
