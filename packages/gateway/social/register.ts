import type { RequestOf } from '@portico/contract/kit/call'
import { fieldText } from '@portico/contract/registration/field-rule'
import type { SessionValue } from '@portico/contract/session/shapes'
import type { registerSocial } from '@portico/contract/session/social-calls'
import type { Audit } from '../audit/index.ts'
import type { Control } from '../control/index.ts'
import type { Exchanges } from '../exchange/index.ts'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import { NO_PASSWORD } from '../kit/password.ts'
import { bindAddress, memberIdBoundTo, type Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { RegisterSettings } from '../register-settings/index.ts'
import type { Invitations } from '../register-links/index.ts'
import { deviceTokenOf, hashToken, type SignInFlows } from '../session/index.ts'
import { insertIdentity, memberIdOf } from './store.ts'

export interface SocialRegisterDeps {
  /** Whoever has excluded themselves opens no other account. */
  readonly mayRegister: Control['mayRegister']
  readonly exchanges: Exchanges
  readonly members: Pick<Members, 'create' | 'defaultAgent' | 'byAccount'>
  /** What codes of agents and of their links invite to. */
  readonly invitations: Pick<Invitations, 'by'>
  readonly flow: Pick<SignInFlows, 'finish'>
  readonly audit: Pick<Audit, 'write'>
  readonly registration: Pick<RegisterSettings, 'nameFault'>
  readonly trials: TrialHandover
}

/** The trial account of a browser, which ends as an account is opened from it. */
export interface TrialHandover {
  of(visit: Pick<CallContext, 'cookies'>): Promise<string | undefined>
  became(tx: Tx, trialId: string, memberId: string): Promise<void>
}

/**
 * Opens an account without a password for somebody whom a provider knows. An address that the provider has proved is bound to it, unless it is
 * another member's: then the account goes without, and nobody's accounts are joined.
 * @throws Failure EXCHANGE_REFUSED | FIELD_INVALID | TERMS_NOT_ACCEPTED | AFFILIATE_CODE_INVALID | INVITATION_EXPIRED | INVITATION_USED_UP |
 * INVITATION_REVOKED | ACCOUNT_TAKEN | SOCIAL_TAKEN
 */
export type RegisterSocial = (request: RequestOf<typeof registerSocial>, context: CallContext) => Promise<SessionValue>

export const createSocialRegister =
  (
    { database, clock }: Pick<Platform, 'database' | 'clock'>,
    { exchanges, members, invitations, flow, audit, registration, mayRegister, trials }: SocialRegisterDeps,
  ): RegisterSocial =>
  async ({ ticket, verifier, username, terms, affiliateCode: code, fromTrial }, context) => {
    const account = fieldText('username', username)
    if (!terms) throw new Failure('TERMS_NOT_ACCEPTED')
    const fault = await registration.nameFault(account)
    if (fault) throw new Failure('FIELD_INVALID', { fields: { username: fault } })
    const invitation = code === undefined ? undefined : await invitations.by(code)
    if (code !== undefined && !invitation) throw new Failure('AFFILIATE_CODE_INVALID', { fields: { affiliateCode: { rule: 'unknown' } } })
    const upline = invitation?.upline ?? (await members.defaultAgent())
    // What was taken out is lost where another name has to be chosen.
    if (await members.byAccount(account)) throw new Failure('ACCOUNT_TAKEN', { fields: { username: { rule: 'taken' } } })
    const redemption = { code: ticket, verifier }
    const exchanged = await exchanges.take(redemption, 'NEWCOMER')
    const { identity, remember } = exchanged
    if (await memberIdOf(database.orm, identity)) throw new Failure('SOCIAL_TAKEN')
    const { email } = identity
    const trialId = fromTrial ? await trials.of(context) : undefined
    const isFree = email !== null && (await memberIdBoundTo(database.orm, 'EMAIL', email)) === undefined
    const device = deviceTokenOf(context)
    const person = {
      names: identity.name === '' ? [] : [identity.name],
      birthday: undefined,
      idNumber: undefined,
      mobiles: [],
      emails: email === null ? [] : [email],
      devices: device === undefined ? [] : [hashToken(device)],
    }
    const row = await members
      .create(
        {
          account,
          passwordHash: NO_PASSWORD,
          ...(identity.name === '' ? {} : { nickname: identity.name.slice(0, 30) }),
          ...invitation?.opening,
          uplineId: upline?.id ?? null,
        },
        {
          before: async (tx) => ((await mayRegister(tx, person)) ? undefined : new Failure('NOT_OFFERED')),
          after: async (tx, created) => invitation?.join(tx, created),
        },
      )
      .catch(async (error: unknown) => {
        await exchanges.putBack(redemption, exchanged)
        throw error
      })
    await database.orm.transaction(async (tx) => {
      if (!(await insertIdentity(tx, row.id, identity, clock.now()))) throw new Failure('SOCIAL_TAKEN')
      if (isFree) await bindAddress(tx, row.id, { kind: 'EMAIL', address: email, boundAt: clock.now() })
      const details = { provider: identity.provider, issuer: identity.issuer }
      await audit.write(tx, { actor: `member:${row.id}`, action: 'SOCIAL_LINKED', subject: row.id, ip: context.ip, details })
      if (trialId !== undefined) await trials.became(tx, trialId, row.id)
    })
    // Nothing was there before that another proof could protect.
    return flow.finish(row, { portal: 'SITE', method: 'REGISTRATION', remember, context })
  }
