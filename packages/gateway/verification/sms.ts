import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { sendRegistrationSms, sendSms } from '@portico/contract/verification/calls'
import type { Captcha } from '../captcha/index.ts'
import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import { memberIdBoundTo } from '../member/index.ts'
import type { CodePurpose } from '../messages/index.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import type { RegisterSettings } from '../register-settings/index.ts'
import { readMobileNumber } from './mobile-number.ts'
import type { Codes } from './service.ts'

/** Another code can be asked for after it. */
const RESEND_MINUTES = 1

type Sent = ResponseOf<typeof sendSms>

/** Codes by SMS for visitors, who learn nothing about the number they name. */
export interface SmsCodes {
  /** @throws Failure NOT_OFFERED, FIELD_INVALID, CODE_LOCKED, MESSAGE_QUOTA */
  send(request: RequestOf<typeof sendSms>, context: CallContext): Promise<Sent>
  /** @throws Failure NOT_OFFERED, FIELD_INVALID, CAPTCHA_WRONG, CODE_LOCKED, MESSAGE_QUOTA */
  sendForRegistration(request: RequestOf<typeof sendRegistrationSms>, context: CallContext): Promise<Sent>
}

export interface SmsCodesDeps {
  readonly config: Pick<Config, 'messages'>
  readonly codes: Pick<Codes, 'send'>
  readonly captcha: Pick<Captcha, 'solved'>
  readonly registration: Pick<RegisterSettings, 'current'>
}

export const createSmsCodes = (
  { database, clock, random, brand }: Pick<Platform, 'database' | 'clock' | 'random' | 'brand'>,
  { config, codes, captcha, registration }: SmsCodesDeps,
): SmsCodes => {
  const served = config.messages.dialingCodes
  /** Whether a number is typed anywhere in registration, and counts with its code alone. */
  const isNumberProved = async (): Promise<boolean> => {
    const { ways, rules } = await registration.current()
    return ways.smsRegistration && (ways.mobileRegistration || rules.some(({ field, shown }) => field === 'mobileNum' && shown))
  }
  const sendTo = async (
    to: string,
    { purpose, dialingCode, memberId }: { purpose: CodePurpose; dialingCode: string; memberId: string | null | undefined },
    { ip, language }: CallContext,
  ): Promise<Sent> => {
    const flowId = randomToken(random)
    const withheld = memberId === undefined
    const { expiresAt } = await codes.send({ purpose, to, flowId, ip, language, dialingCode, memberId: memberId ?? null, withheld })
    return { flowId, expiredMinutes: RESEND_MINUTES, expiresAt: expiresAt.toISOString(), serverNow: clock.now().toISOString() }
  }

  return {
    send: async ({ mobileNum, countryDialingCode: dialingCode, purpose }, context) => {
      const offered = purpose === 'LOGIN' ? (await registration.current()).ways.smsLogin : brand.modules['passwordByMobile']
      if (!offered) throw new Failure('NOT_OFFERED')
      const to = readMobileNumber('mobileNum', { number: mobileNum, dialingCode, served })
      const memberId = await memberIdBoundTo(database.orm, 'MOBILE', to)
      return sendTo(to, { purpose, dialingCode, memberId }, context)
    },
    sendForRegistration: async ({ mobileNo, countryDialingCode: dialingCode, challenge }, context) => {
      if (!(await isNumberProved())) throw new Failure('NOT_OFFERED')
      const to = readMobileNumber('mobileNo', { number: mobileNo, dialingCode, served })
      if (!(await captcha.solved(challenge))) throw new Failure('CAPTCHA_WRONG')
      return sendTo(to, { purpose: 'REGISTER', dialingCode, memberId: null }, context)
    },
  }
}
