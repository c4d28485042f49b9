import type { Registration, RegistrationSettings } from '@portico/contract/registration/shapes'
import { rulesOn, type Way } from '@portico/contract/registration/ways'
import type { SessionValue } from '@portico/contract/session/shapes'
import type { Captcha } from '../captcha/index.ts'
import type { Config } from '../config.ts'
import type { Control } from '../control/index.ts'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import { madeUpName } from '../kit/made-up-name.ts'
import { hashPassword, NO_PASSWORD } from '../kit/password.ts'
import type { PasswordPolicy } from '../kit/password-policy.ts'
import { localDate } from '../kit/zone.ts'
import { bindAddress, type Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { RegisterSettings } from '../register-settings/index.ts'
import type { Invitations } from '../register-links/index.ts'
import { deviceTokenOf, hashToken, type Login } from '../session/index.ts'
import type { Trials } from '../trials/index.ts'
import { type Codes, readMobileNumber } from '../verification/index.ts'
import type { WithdrawPassword } from '../withdraw-password/index.ts'
import { type Claim, claimOf, judgeClaims } from './codes.ts'
import { brokenFields, type Fields, textsOf } from './fields.ts'

export interface RegistrationDeps {
  readonly config: Pick<Config, 'messages'>
  readonly settings: Pick<RegisterSettings, 'current'>
  readonly members: Members
  readonly captcha: Pick<Captcha, 'solved' | 'answered'>
  readonly codes: Pick<Codes, 'judge'>
  readonly login: Pick<Login, 'flow'>
  readonly policy: PasswordPolicy
  readonly withdrawPassword: Pick<WithdrawPassword, 'begin'>
  readonly trials: Pick<Trials, 'of' | 'became'>
  /** What codes of agents and of their links invite to. */
  readonly invitations: Pick<Invitations, 'by'>
  /** Writes down by whose code somebody joined. */
  readonly referred: (tx: Tx, friendId: string, code: string, at: Date) => Promise<void>
  /** Whoever has excluded themselves opens no other account. */
  readonly mayRegister: Control['mayRegister']
}

/**
 * Opens an account below the agent whose code, or whose link's code, it names (else the house's default agent) and logs it in. Nothing of what it answers says
 * whether an address has an account, but to whoever has proved to have the address.
 * @throws Failure NOT_OFFERED | TERMS_NOT_ACCEPTED | FIELD_INVALID | AFFILIATE_CODE_INVALID | INVITATION_EXPIRED | INVITATION_USED_UP | INVITATION_REVOKED | CAPTCHA_WRONG | ACCOUNT_TAKEN | CODE_WRONG |
 * CODE_EXPIRED, with the fields that are to blame
 */
export type Register = (way: Way, request: Registration, context: CallContext) => Promise<SessionValue>

/** What an account is opened with beside its name and password, which have columns of their own; addresses are among them as they were typed. */
const NOT_CONTACTS: ReadonlySet<string> = new Set(['username', 'password', 'paymentPassword', 'nickname', 'affiliateCode', 'captcha'])

const refusedAt = (code: ConstructorParameters<typeof Failure>[0], field: string, rule: string): Failure =>
  new Failure(code, { fields: { [field]: { rule } } })

export const createRegister = (
  { clock, random, brand }: Pick<Platform, 'clock' | 'random' | 'brand'>,
  {
    config,
    settings,
    members,
    captcha,
    codes,
    login,
    policy,
    withdrawPassword,
    trials,
    invitations,
    referred,
    mayRegister,
  }: RegistrationDeps,
): Register => {
  const reserved = [brand.id, brand.name, brand.merchantCode]

  /** The member's number, where one was typed. @throws Failure FIELD_INVALID */
  const mobileOf = ({ mobileNum: number }: Fields, { countryDialingCode: dialingCode = '' }: Registration): string | undefined =>
    number === undefined ? undefined : readMobileNumber('mobileNum', { number, dialingCode, served: config.messages.dialingCodes })

  const check = (way: Way, request: Registration, current: RegistrationSettings): Fields => {
    if (!current.ways[`${way}Registration`]) throw new Failure('NOT_OFFERED')
    if (!request.terms) throw refusedAt('TERMS_NOT_ACCEPTED', 'terms', 'terms')
    const rules = rulesOn(way, current.ways, current.rules)
    const texts = textsOf(request, rules)
    const judges = { policy, minimumAge: current.minimumAge, today: localDate(clock.now(), brand.timeZone).toString(), reserved }
    const fields = brokenFields(rules, texts, request.confirmPassword ?? '', judges)
    if (Object.keys(fields).length > 0) throw new Failure('FIELD_INVALID', { fields })
    return texts
  }

  /** What the account is opened by: a code that was typed. */
  const invitationOf = async (texts: Fields) => {
    for (const field of ['affiliateCode', 'recommenderId']) {
      const code = texts[field]
      if (code !== undefined) return (await invitations.by(code)) ?? Promise.reject(refusedAt('AFFILIATE_CODE_INVALID', field, 'unknown'))
    }
    return undefined
  }

  const checkCaptcha = async ({ captcha: letters }: Fields, { challenge, captchaId = '' }: Registration): Promise<void> => {
    if (letters !== undefined && !(await captcha.answered(captchaId, letters))) throw refusedAt('CAPTCHA_WRONG', 'captcha', 'captcha')
    if (!(await captcha.solved(challenge))) throw new Failure('CAPTCHA_WRONG')
  }

  return async (way, request, context) => {
    const current = await settings.current()
    const texts = check(way, request, current)
    const mobile = mobileOf(texts, request)
    const email = texts['email']?.toLowerCase()
    const claims: Claim[] = [
      ...(mobile !== undefined && current.ways.smsRegistration ? [claimOf('MOBILE', mobile, request)] : []),
      ...(email !== undefined && current.ways.emailVerification ? [claimOf('EMAIL', email, request)] : []),
    ]
    const invitation = await invitationOf(texts)
    const upline = invitation?.upline ?? (await members.defaultAgent())
    await checkCaptcha(texts, request)
    const device = deviceTokenOf(context)
    const person = {
      names: ['payeeName', 'fullName'].flatMap((field) => texts[field] ?? []),
      birthday: texts['birthday'],
      idNumber: texts['idNumber'],
      mobiles: mobile === undefined ? [] : [mobile],
      emails: email === undefined ? [] : [email],
      devices: device === undefined ? [] : [hashToken(device)],
    }
    const second = texts['paymentPassword'] === undefined ? undefined : await hashPassword(texts['paymentPassword'])
    const now = clock.now()
    const trialId = request.fromTrial ? await trials.of(context) : undefined
    const row = await members.create(
      {
        account: texts['username'] ?? madeUpName(random),
        ...(texts['password'] === undefined ? { passwordHash: NO_PASSWORD } : { password: texts['password'] }),
        ...(texts['nickname'] === undefined ? {} : { nickname: texts['nickname'] }),
        ...invitation?.opening,
        uplineId: upline?.id ?? null,
        contacts: {
          ...Object.fromEntries(Object.entries(texts).filter(([field]) => !NOT_CONTACTS.has(field))),
          ...(mobile === undefined ? {} : { mobileNum: mobile }),
          ...(request.referralCode ? { referralCode: request.referralCode } : {}),
        },
      },
      {
        before: async (tx) => {
          if (!(await mayRegister(tx, person))) return new Failure('NOT_OFFERED')
          return judgeClaims(tx, codes, claims)
        },
        after: async (tx, created) => {
          const { id } = created
          for (const { kind, address } of claims) {
            const bound = await bindAddress(tx, id, { kind, address, boundAt: now })
            // Only who has the address learns this.
            if (!bound) throw refusedAt('FIELD_INVALID', kind === 'MOBILE' ? 'mobileNum' : 'email', 'taken')
          }
          if (second !== undefined) await withdrawPassword.begin(tx, id, second)
          if (request.referralCode) await referred(tx, id, request.referralCode, now)
          if (trialId !== undefined) await trials.became(tx, trialId, id)
          await invitation?.join(tx, created)
        },
      },
    )
    return login.flow.finish(row, { portal: 'SITE', method: 'REGISTRATION', remember: false, context })
  }
}
