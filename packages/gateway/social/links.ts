import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { finishSocialLink, socialLinks } from '@portico/contract/session/social-link-calls'
import type { SocialProviderName } from '@portico/contract/session/social-shapes'
import type { Audit } from '../audit/index.ts'
import type { Exchanges } from '../exchange/index.ts'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { maskAddress } from '../kit/mask-address.ts'
import { lockMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { Proofs, RequireWayIn } from '../session/index.ts'
import { deleteIdentitiesSince, deleteIdentity, identitiesOf, insertIdentity } from './store.ts'

type Owner = Pick<Caller, 'memberId' | 'sessionId'>

/** A member's own accounts at providers. */
export interface SocialLinks {
  list(caller: Owner, offered: readonly SocialProviderName[]): Promise<ResponseOf<typeof socialLinks>>
  /** @throws Failure EXCHANGE_REFUSED | SOCIAL_REFUSED | SOCIAL_TAKEN */
  finish(caller: Owner, request: RequestOf<typeof finishSocialLink>): Promise<{ readonly provider: SocialProviderName }>
  /** @throws Failure REAUTHENTICATE | LAST_WAY_IN */
  remove(caller: Owner, provider: SocialProviderName): Promise<void>
  /** Takes the links away that were made since, by somebody else than the account's owner. @returns how many */
  forgetSince(tx: Tx, memberId: string, since: Date): Promise<number>
}

export interface SocialLinksDeps {
  readonly exchanges: Exchanges
  readonly requireWayIn: RequireWayIn
  readonly proofs: Pick<Proofs, 'requireSecond'>
  readonly audit: Pick<Audit, 'write'>
}

export const createSocialLinks = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { exchanges, proofs, requireWayIn, audit }: SocialLinksDeps,
): SocialLinks => {
  const db = database.orm

  return {
    forgetSince: deleteIdentitiesSince,

    list: async ({ memberId }, offered) => {
      const identities = await identitiesOf(db, memberId)
      const linked = identities.map(({ provider }) => provider)
      const list = [...new Set([...offered, ...linked])].map((provider) => {
        const found = identities.find((identity) => identity.provider === provider)
        const email = found?.email ? maskAddress(found.email) : null
        return { provider, linkedAt: found?.linkedAt.toISOString() ?? null, email }
      })
      return { list }
    },

    finish: async ({ memberId, sessionId }, { code, verifier }) => {
      const { identity, ...link } = await exchanges.take({ code, verifier }, 'LINK')
      // Begun in this session: its proof was fresh then, and another's counts for nothing here.
      if (link.sessionId !== sessionId) throw new Failure('EXCHANGE_REFUSED')
      await db.transaction(async (tx) => {
        if (!(await insertIdentity(tx, memberId, identity, clock.now()))) throw new Failure('SOCIAL_TAKEN')
        const details = { provider: identity.provider, issuer: identity.issuer }
        await audit.write(tx, { actor: `member:${memberId}`, action: 'SOCIAL_LINKED', subject: memberId, details })
      })
      return { provider: identity.provider }
    },

    remove: async (caller, provider) => {
      await proofs.requireSecond(caller)
      const { memberId } = caller
      await db.transaction(async (tx) => {
        // Two that are removed at once would each count on the other.
        await lockMember(tx, memberId)
        if (!(await deleteIdentity(tx, memberId, provider))) return
        await requireWayIn(tx, memberId)
        await audit.write(tx, { actor: `member:${memberId}`, action: 'SOCIAL_UNLINKED', subject: memberId, details: { provider } })
      })
    },
  }
}
