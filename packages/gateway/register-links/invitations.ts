import { REBATE_CATEGORIES } from '@portico/contract/rebate-rate/shapes'
import type { Invitation as InvitationView, LinkType } from '@portico/contract/register-link/shapes'
import type { Config } from '../config.ts'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { type CreateMember, findMember, lockMember, type MemberRow, type Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { RebateRates } from '../rebate-rates/index.ts'
import { agentCode } from './codes.ts'
import { fitted, listed, ownRatesReader, type WantedRates } from './rates.ts'
import { REFUSAL, stateOf } from './state.ts'
import { insertJoin, linkByCode, type LinkRow, takeUse } from './store.ts'

/** Whom somebody who registers comes below, and as what. */
export interface Invitation {
  readonly upline: MemberRow
  /** How the account is opened; nothing where it is a usual member. */
  readonly opening: Pick<CreateMember, 'type' | 'affiliateCode'>
  /** What a visitor reads of it; absent where the code is an agent's own. */
  readonly view?: InvitationView
  /**
   * Gives the account what was promised, counts the use and writes down by what it came, in the transaction that opens it.
   * @throws Failure INVITATION_EXPIRED, INVITATION_USED_UP, INVITATION_REVOKED where somebody was faster, AFFILIATE_CODE_INVALID where the
   * agent was closed meanwhile
   */
  join(tx: Tx, row: MemberRow): Promise<void>
}

export interface Invitations {
  /**
   * What a code invites to: one of an agent, or of a link of one.
   * @throws Failure INVITATION_EXPIRED, INVITATION_USED_UP, INVITATION_REVOKED
   */
  by(code: string): Promise<Invitation | undefined>
  /** What an account of the kind is below an agent of that type: agents of one level have the next one below them, those of the last their own. */
  openingOf(kind: LinkType, agentType: number): Invitation['opening']
  /** Gives a new account its rates and writes down how it came; without a link its agent opened it. */
  settle(
    tx: Tx,
    row: MemberRow,
    came: { readonly agent: MemberRow; readonly rates: WantedRates; readonly linkId: string | null },
  ): Promise<void>
}

export interface InvitationsDeps {
  readonly config: Pick<Config, 'agentTypes' | 'memberType'>
  readonly members: Pick<Members, 'agentByCode' | 'byId'>
  readonly rebateRates: Pick<RebateRates, 'begin' | 'ratesOf'>
}

export const createInvitations = (platform: Platform, { config, members, rebateRates }: InvitationsDeps): Invitations => {
  const { database, clock, random } = platform
  const db = database.orm
  const ownRates = ownRatesReader(platform, rebateRates)

  const openingOf: Invitations['openingOf'] = (kind, agentType) => {
    if (kind === 'MEMBER') return { type: config.memberType }
    const { agentTypes } = config
    const next = agentTypes[Math.min(agentTypes.indexOf(agentType) + 1, agentTypes.length - 1)]
    return { type: next ?? config.memberType, affiliateCode: agentCode(random) }
  }

  /** Whoever comes below an agent waits for whoever closes that agent at the same time, and is refused then. */
  const holdOpen = async (tx: Tx, agentId: string, code: 'AFFILIATE_CODE_INVALID' | 'ACCOUNT_BLOCKED'): Promise<void> => {
    await lockMember(tx, agentId)
    if ((await findMember(tx, agentId))?.state === 'ACTIVE') return
    throw new Failure(code, code === 'ACCOUNT_BLOCKED' ? {} : { fields: { affiliateCode: { rule: 'unknown' } } })
  }

  const settle: Invitations['settle'] = async (tx, row, { agent, rates, linkId }) => {
    await holdOpen(tx, agent.id, linkId === null ? 'ACCOUNT_BLOCKED' : 'AFFILIATE_CODE_INVALID')
    // Of the lotteries also nothing: who has no rate has what the highest prize group says.
    const wishes = REBATE_CATEGORIES.flatMap((category) => {
      const rate = rates[category] ?? (category === 'LOTTERY' ? '0' : undefined)
      return rate === undefined ? [] : [{ category, rate }]
    })
    await rebateRates.begin(tx, row, wishes, agent.account)
    await insertJoin(tx, { memberId: row.id, agentId: agent.id, linkId, joinedAt: row.joinedAt })
  }

  const refuseUnlessLive = (link: LinkRow): void => {
    const state = stateOf(link, clock.now())
    if (state !== 'LIVE') throw new Failure(REFUSAL[state], { fields: { affiliateCode: { rule: 'unknown' } } })
  }

  return {
    openingOf,
    settle,
    by: async (code) => {
      const agent = await members.agentByCode(code)
      if (agent) return { upline: agent, opening: {}, join: (tx) => holdOpen(tx, agent.id, 'AFFILIATE_CODE_INVALID') }
      const link = await linkByCode(db, code.trim().toUpperCase())
      const upline = link && (await members.byId(link.agentId))
      if (!link || upline?.state !== 'ACTIVE') return undefined
      refuseUnlessLive(link)
      return {
        upline,
        opening: openingOf(link.type, upline.type),
        view: { by: upline.nickname, type: link.type, rates: listed(fitted(link.rates, await ownRates(db, upline.id))) },
        join: async (tx, row) => {
          const used = await takeUse(tx, link.id, clock.now())
          if (!used) {
            const now = (await linkByCode(tx, link.code)) ?? link
            refuseUnlessLive(now)
            throw new Failure('INVITATION_USED_UP', { fields: { affiliateCode: { rule: 'unknown' } } })
          }
          await settle(tx, row, { agent: upline, rates: used.rates, linkId: link.id })
        },
      }
    },
  }
}
