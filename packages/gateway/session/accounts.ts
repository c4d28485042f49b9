import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import type { addAccount, operatorAccount, operatorAccounts, setPrizeGroup } from '@portico/contract/member/operator-calls'
import type { AccountRow } from '@portico/contract/member/operator-shapes'
import type { Config } from '../config.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import { hashPassword } from '../kit/password.ts'
import { plainToken, temporaryPassword } from '../kit/temporary-password.ts'
import type { Ledger } from '../ledger/index.ts'
import {
  type AccountDetails,
  capPrizeGroup,
  countAccounts,
  type Members,
  type Regrouped,
  readPrizeGroups,
  readAccount,
  readAccounts,
  setPassword,
} from '../member/index.ts'
import type { Notices } from '../notices/index.ts'
import type { Platform } from '../platform.ts'
import { devicesOf } from './device-store.ts'
import { IDLE_MS, type Sessions } from './sessions.ts'
import { endFlowsOf } from './flow-store.ts'
import { countLiveSessions } from './store.ts'

const CODE_LENGTH = 8

export interface AccountsDeps {
  readonly config: Pick<Config, 'agentTypes' | 'memberType' | 'trialType'>
  readonly members: Members
  readonly sessions: Sessions
  readonly ledger: Pick<Ledger, 'balanceOf'>
  readonly notices: Pick<Notices, 'tell'>
  /** What a highest prize group comes to is a rate, which everybody is paid by. */
  readonly regrouped: (tx: Tx, rows: readonly Regrouped[], to: number, setBy: string) => Promise<void>
}

/** Accounts at the operator's desk. Each throws Failure ACCOUNT_UNKNOWN for a name that is no account's. */
export interface Accounts {
  list(request: RequestOf<typeof operatorAccounts>): Promise<ResponseOf<typeof operatorAccounts>>
  one(account: string): Promise<ResponseOf<typeof operatorAccount>>
  /** @throws Failure ACCOUNT_TAKEN, AGENT_UNKNOWN, FIELD_INVALID */
  add(request: RequestOf<typeof addAccount>): Promise<ResponseOf<typeof addAccount>>
  block(account: string, blocked: boolean): Promise<{ account: AccountRow; ended: number }>
  endSessions(account: string): Promise<{ ended: number }>
  /** Logs everybody out, and answers how many sessions ended. */
  endEverybody(): Promise<number>
  resetPassword(account: string): Promise<{ account: string; password: string; ended: number }>
  /** @throws Failure AGENT_UNKNOWN */
  setDefaultAgent(account: string): Promise<{ account: string }>
  /** @throws Failure FIELD_INVALID */
  setPrizeGroup(account: string, maxPrizeGroup: number, setBy: string): Promise<ResponseOf<typeof setPrizeGroup>>
}

export const createAccounts = (platform: Platform, { config, members, sessions, ledger, notices, regrouped }: AccountsDeps): Accounts => {
  const { clock, random } = platform
  const db = platform.database.orm
  const isAgent = (type: number) => config.agentTypes.includes(type)

  const rowOf = ({ id: _id, currency: _currency, type, joinedAt, lastLoginAt, ...row }: AccountDetails): AccountRow => ({
    ...row,
    kind: isAgent(type) ? 'agent' : type === config.trialType ? 'trial' : 'member',
    joinedAt: joinedAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  })
  const known = async (account: string) => (await readAccount(db, account)) ?? refuse('ACCOUNT_UNKNOWN')
  const activeAgent = async (account: string) => {
    const row = await members.byAccount(account)
    return row && row.state === 'ACTIVE' && isAgent(row.type) ? row : refuse('AGENT_UNKNOWN')
  }
  const typesOf = (kind: 'agent' | 'member' | undefined) => kind && (kind === 'agent' ? config.agentTypes : [config.memberType])

  /** `above`: the highest group of the agent above; the house's own top when absent. */
  const groupWithin = async (maxPrizeGroup: number, above: number | undefined): Promise<number> => {
    const { min, house } = await readPrizeGroups(db)
    const most = above ?? house
    if (maxPrizeGroup < min || maxPrizeGroup > most)
      throw new Failure('FIELD_INVALID', { fields: { maxPrizeGroup: { rule: 'range', min, max: most } } })
    return maxPrizeGroup
  }

  return {
    list: async ({ startsWith, upline, kind, state, pageNo, pageSize }) => {
      const uplineId = upline === undefined ? undefined : (await known(upline)).id
      const filter = { startsWith, uplineId, types: typesOf(kind), state }
      const rows = await readAccounts(db, filter, { from: (pageNo - 1) * pageSize, size: pageSize })
      const total = await countAccounts(db, filter)
      return { list: rows.map(rowOf), total, totalPages: Math.ceil(total / pageSize) }
    },

    one: async (account) => {
      const row = await known(account)
      const cash = await ledger.balanceOf(row.id, row.currency)
      return {
        account: rowOf(row),
        money: cash === undefined ? null : { cash: toMoney(cash, row.currency) },
        sessions: await countLiveSessions(db, row.id, new Date(clock.now().getTime() - IDLE_MS), clock.now()),
      }
    },

    add: async ({ account, kind, upline, affiliateCode, maxPrizeGroup }) => {
      const above = upline === undefined ? undefined : await activeAgent(upline)
      const group = maxPrizeGroup === undefined ? {} : { maxPrizeGroup: await groupWithin(maxPrizeGroup, above?.maxPrizeGroup) }
      if (kind === 'member' && affiliateCode !== undefined)
        throw new Failure('FIELD_INVALID', { fields: { affiliateCode: { rule: 'agents-only' } } })
      const password = temporaryPassword(random)
      await members.create({
        account,
        password,
        type: kind === 'agent' ? (config.agentTypes[0] ?? config.memberType) : config.memberType,
        uplineId: above?.id ?? null,
        affiliateCode: kind === 'agent' ? (affiliateCode ?? plainToken(random, CODE_LENGTH)) : null,
        mustChangePassword: true,
        ...group,
      })
      return { account: rowOf(await known(account)), password }
    },

    block: async (account, blocked) => {
      const { id } = await known(account)
      if (blocked) return { ended: await sessions.block(id), account: rowOf(await known(account)) }
      await db.transaction((tx) => members.setState(tx, id, 'ACTIVE'))
      return { ended: 0, account: rowOf(await known(account)) }
    },

    endSessions: async (account) => {
      const { id } = await known(account)
      return { ended: await db.transaction((tx) => sessions.endAll(tx, id, 'EXPIRED')) }
    },

    endEverybody: sessions.endEverybody,

    resetPassword: async (account) => {
      const row = await known(account)
      const password = temporaryPassword(random)
      const hash = await hashPassword(password)
      const ended = await db.transaction(async (tx) => {
        await setPassword(tx, row.id, hash)
        await endFlowsOf(tx, row.id)
        await members.guesses.forget(tx, row.account, await devicesOf(tx, row.id))
        await notices.tell(tx, { member: row, template: 'passwordReset', values: (common) => common })
        return sessions.endAll(tx, row.id, 'EXPIRED')
      })
      return { account: row.account, password, ended }
    },

    setDefaultAgent: async (account) => {
      const row = await activeAgent(account)
      await members.setDefaultAgent(row.id)
      return { account: row.account }
    },

    setPrizeGroup: async (account, maxPrizeGroup, setBy) => {
      const row = await known(account)
      const above = row.upline === null ? undefined : await readAccount(db, row.upline)
      const group = await groupWithin(maxPrizeGroup, above?.maxPrizeGroup)
      const changed = await db.transaction(async (tx) => {
        const rows = await capPrizeGroup(tx, row.id, group)
        await regrouped(tx, rows, group, setBy)
        return rows
      })
      return { account: rowOf(await known(account)), lowered: changed.filter(({ id }) => id !== row.id).length }
    },
  }
}
