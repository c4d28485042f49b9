import type { Captcha } from '../captcha/index.ts'
import type { Config } from '../config.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import { DAY_MS } from '../kit/duration.ts'
import type { Messages } from '../messages/index.ts'
import type { Platform } from '../platform.ts'
import type { RegisterSettings } from '../register-settings/index.ts'
import { verificationRoutes } from './routes.ts'
import { type Codes, createCodes } from './service.ts'
import { createSmsCodes } from './sms.ts'
import { forgetCodes } from './store.ts'

export { readMobileNumber } from './mobile-number.ts'
export { CODE_MINUTES } from './service.ts'
export type { CodeFor, CodeRequest, Codes, Judgement } from './service.ts'

export interface VerificationDeps {
  readonly config: Pick<Config, 'messages'>
  readonly messages: Pick<Messages, 'send'>
  readonly captcha: Pick<Captcha, 'solved'>
  readonly registration: Pick<RegisterSettings, 'current'>
}

/** One-time codes, which prove that somebody has a number or an e-mail address. */
export const verificationArea = (platform: Platform, { config, messages, captcha, registration }: VerificationDeps): AreaOf<Codes> => {
  const codes = createCodes(platform, { messages })
  return areaOf(codes, {
    name: 'verification',
    bindings: verificationRoutes(createSmsCodes(platform, { config, codes, captcha, registration })),
    sweep: (tx, now) => forgetCodes(tx, new Date(now.getTime() - DAY_MS)),
  })
}
