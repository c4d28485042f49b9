import type { RequestOf } from '@portico/contract/kit/call'
import type { register } from '@portico/contract/session/calls'
import type { SessionValue } from '@portico/contract/session/shapes'
import type { Captcha } from '../captcha/index.ts'
import { Failure } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import type { PasswordPolicy } from '../kit/password-policy.ts'
import type { Login } from './login.ts'
import { brokenFields, REGISTER_RULES } from './register-rules.ts'
import type { Members } from '../member/index.ts'

type Request = RequestOf<typeof register>
const CONTACTS = ['payeeName', 'email', 'zalo', 'telegram', 'referralCode'] as const

const contactsOf = (request: Request): Record<string, string> =>
  Object.fromEntries(CONTACTS.flatMap((name) => (request[name] === undefined ? [] : [[name, request[name]]])))

const checkFields = (request: Request, policy: PasswordPolicy) => {
  const fields = brokenFields(REGISTER_RULES, request)
  const weakness = policy.weaknessOf(request.password, [request.username, ...Object.values(contactsOf(request))])
  if (weakness) fields['password'] ??= weakness
  if (request.confirmPassword !== request.password) fields['confirmPassword'] = { rule: 'confirm' }
  if (Object.keys(fields).length > 0) throw new Failure('FIELD_INVALID', { fields })
}

export type Register = (request: Request, context: CallContext) => Promise<SessionValue>

/**
 * Registration: opens the account below the agent it names (else the house's default agent) and logs it in.
 * @throws Failure TERMS_NOT_ACCEPTED | FIELD_INVALID | AFFILIATE_CODE_INVALID | CAPTCHA_WRONG | ACCOUNT_TAKEN
 */
export const createRegister =
  ({
    members,
    captcha,
    login,
    policy,
  }: {
    members: Members
    captcha: Captcha
    login: Pick<Login, 'flow'>
    policy: PasswordPolicy
  }): Register =>
  async (request, context) => {
    if (!request.terms) throw new Failure('TERMS_NOT_ACCEPTED')
    checkFields(request, policy)
    const code = request.affiliateCode
    const upline = code === undefined ? await members.defaultAgent() : await members.agentByCode(code)
    if (code !== undefined && !upline) throw new Failure('AFFILIATE_CODE_INVALID', { fields: { affiliateCode: { rule: 'unknown' } } })
    if (!(await captcha.solved(request.challenge))) throw new Failure('CAPTCHA_WRONG')
    const row = await members.create({
      account: request.username,
      password: request.password,
      ...(request.nickname === undefined ? {} : { nickname: request.nickname }),
      uplineId: upline?.id ?? null,
      contacts: contactsOf(request),
    })
    return login.flow.finish(row, { portal: 'SITE', method: 'REGISTRATION', remember: false, context })
  }
