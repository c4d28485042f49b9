import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { brokenRule, fieldText } from '@portico/contract/registration/field-rule'
import type { sendRegistrationEmail } from '@portico/contract/verification/calls'
import type { Captcha } from '../captcha/index.ts'
import { Failure } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import type { RegisterSettings } from '../register-settings/index.ts'
import type { Codes } from '../verification/index.ts'

/** Another code can be asked for after it. */
const RESEND_MINUTES = 1

/**
 * Sends a code to register with to an e-mail address, whether an account has it or not.
 * @throws Failure NOT_OFFERED, FIELD_INVALID, CAPTCHA_WRONG, CODE_LOCKED, MESSAGE_QUOTA
 */
export type SendEmailCode = (
  request: RequestOf<typeof sendRegistrationEmail>,
  context: CallContext,
) => Promise<ResponseOf<typeof sendRegistrationEmail>>

export interface EmailCodesDeps {
  readonly settings: Pick<RegisterSettings, 'current'>
  readonly captcha: Pick<Captcha, 'solved'>
  readonly codes: Pick<Codes, 'send'>
}

export const createSendEmailCode =
  ({ clock, random }: Pick<Platform, 'clock' | 'random'>, { settings, captcha, codes }: EmailCodesDeps): SendEmailCode =>
  async ({ email, challenge }, { ip, language }) => {
    const { ways, rules } = await settings.current()
    const rule = rules.find(({ field, shown }) => field === 'email' && shown)
    if (!ways.emailVerification || !rule) throw new Failure('NOT_OFFERED')
    const text = fieldText('email', email)
    const broken = brokenRule({ ...rule, required: true }, text)
    if (broken !== undefined)
      throw new Failure('FIELD_INVALID', { fields: { email: { rule: broken, min: rule.minLength, max: rule.maxLength } } })
    if (!(await captcha.solved(challenge))) throw new Failure('CAPTCHA_WRONG')
    const flowId = randomToken(random)
    const { expiresAt } = await codes.send({ purpose: 'REGISTER', to: text.toLowerCase(), flowId, ip, language })
    return { flowId, expiredMinutes: RESEND_MINUTES, expiresAt: expiresAt.toISOString(), serverNow: clock.now().toISOString() }
  }
