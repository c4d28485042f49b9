import type { MemberIcon, MemberInfo } from '@portico/contract/member/shapes'
import type { Config } from '../config.ts'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import { createGuesses, type Guesses } from './guesses.ts'
import { hashPassword } from '../kit/password.ts'
import { UNIQUE_VIOLATION } from '../db/errors.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { setState } from './accounts-store.ts'
import { readPrizeGroups } from './prize-group-store.ts'
import { findAgentByCode, findByAccount, findMember, insertMember, type MemberRow, saveIcon } from './store.ts'

const DEFAULT_AGENT = 'member.default-agent'

export interface CreateMember {
  readonly account: string
  /** Either a password or a hash made before; the hash saves work where many accounts share one. */
  readonly password?: string
  readonly passwordHash?: string
  readonly nickname?: string
  readonly type?: number
  readonly uplineId?: string | null
  readonly affiliateCode?: string | null
  readonly maxPrizeGroup?: number
  readonly contacts?: Record<string, string>
  readonly mustChangePassword?: boolean
  readonly joinedAt?: Date
  /** Of a trial account: when it runs out. */
  readonly trialEndsAt?: Date
}

/** What else happens in the transaction that opens an account. */
export interface Opening {
  /** A failure that it answers is thrown once the transaction is committed, without an account: what it has counted stands. */
  before?(tx: Tx): Promise<Failure | undefined>
  after?(tx: Tx, row: MemberRow): Promise<void>
}

export interface Members {
  /**
   * Opens an account with its place in the tree and, but for a trial, its ledger accounts, in one transaction.
   * @throws Failure ACCOUNT_TAKEN, FIELD_INVALID where the affiliate code is taken
   */
  create(input: CreateMember, opening?: Opening): Promise<MemberRow>
  byAccount(account: string): Promise<MemberRow | undefined>
  byId(id: string): Promise<MemberRow | undefined>
  agentByCode(code: string): Promise<MemberRow | undefined>
  /** Marks an account as shut out or let in again; its sessions are ended by whoever shuts it out. */
  setState(tx: Tx, memberId: string, state: MemberRow['state']): Promise<void>
  /** The agent who takes in members that name none. */
  setDefaultAgent(memberId: string): Promise<void>
  defaultAgent(): Promise<MemberRow | undefined>
  info(row: MemberRow): Promise<MemberInfo>
  /** The picture of the member from now on; null: none. */
  chooseIcon(memberId: string, icon: MemberIcon | null): Promise<void>
  /** Guesses at passwords. */
  readonly guesses: Guesses
}

export interface MemberDeps {
  readonly config: Pick<Config, 'agentTypes' | 'memberType' | 'trialType'>
  readonly openAccounts: (tx: Tx, memberId: string, currency: string) => Promise<unknown>
  readonly vipLabelOf: (player: { readonly memberId: string; readonly currency: string }) => Promise<string | null>
}

/** The constraint that a new account broke, because another has the same value. */
const duplicateIn = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined
  return cause?.code === UNIQUE_VIOLATION ? cause.constraint : undefined
}

const refusalOf = (error: unknown): unknown => {
  const constraint = duplicateIn(error)
  if (constraint === 'member_account_key') return new Failure('ACCOUNT_TAKEN', { fields: { username: { rule: 'taken' } } })
  if (constraint === 'member_affiliate_code_key') return new Failure('FIELD_INVALID', { fields: { affiliateCode: { rule: 'taken' } } })
  return error
}

export const createMembers = ({ database, clock, random, brand }: Platform, { config, openAccounts, vipLabelOf }: MemberDeps): Members => {
  const db = database.orm
  const byId = (id: string) => findMember(db, id)

  const groupOf = async (input: CreateMember): Promise<number> => {
    const { usual, house } = await readPrizeGroups(db)
    const maxPrizeGroup = input.maxPrizeGroup ?? usual
    const upline = input.uplineId ? await byId(input.uplineId) : undefined
    return Math.min(maxPrizeGroup, upline?.maxPrizeGroup ?? house)
  }

  return {
    create: async (input, { before, after } = {}) => {
      const row = {
        id: randomId(random),
        account: input.account,
        nickname: input.nickname ?? input.account,
        passwordHash: input.passwordHash ?? (await hashPassword(input.password ?? '')),
        type: input.type ?? config.memberType,
        uplineId: input.uplineId ?? null,
        affiliateCode: input.affiliateCode ?? null,
        currency: brand.currency,
        maxPrizeGroup: await groupOf(input),
        contacts: input.contacts ?? {},
        mustChangePassword: input.mustChangePassword ?? false,
        trialEndsAt: input.trialEndsAt ?? null,
        joinedAt: input.joinedAt ?? clock.now(),
      }
      const outcome = await db
        .transaction(async (tx) => {
          const failure = await before?.(tx)
          if (failure) return failure
          const inserted = await insertMember(tx, row)
          // A trial plays for show.
          if (row.type !== config.trialType) await openAccounts(tx, row.id, row.currency)
          await after?.(tx, inserted)
          return inserted
        })
        .catch((error: unknown) => {
          throw refusalOf(error)
        })
      if (outcome instanceof Failure) throw outcome
      return outcome
    },
    guesses: createGuesses({ database, clock }),
    byAccount: (account) => findByAccount(db, account),
    byId,
    agentByCode: (code) => findAgentByCode(db, code, config.agentTypes),
    setState,
    setDefaultAgent: (memberId) => writeSetting(db, DEFAULT_AGENT, memberId),
    defaultAgent: async () => {
      const id = await readSetting(db, DEFAULT_AGENT)
      const row = typeof id === 'string' ? await byId(id) : undefined
      return row?.state === 'ACTIVE' ? row : undefined
    },
    chooseIcon: (memberId, icon) => saveIcon(db, memberId, icon),
    info: async (row) => {
      const vipLabelName = row.type === config.trialType ? null : await vipLabelOf({ memberId: row.id, currency: row.currency })
      return {
        id: row.id,
        account: row.account,
        nickname: row.nickname,
        icon: row.icon,
        type: row.type,
        agent: config.agentTypes.includes(row.type),
        currency: row.currency,
        hasVip: vipLabelName !== null,
        vipLabelName,
        minPrizeGroup: (await readPrizeGroups(db)).min,
        maxPrizeGroup: row.maxPrizeGroup,
        affiliateCode: row.affiliateCode,
        trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
        joinedAt: row.joinedAt.toISOString(),
        lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
      }
    },
  }
}
