import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { captchaRoutes } from './routes.ts'
import { type Captcha, createCaptcha } from './service.ts'
import { sweepCaptchas } from './store.ts'

export { asksLetters, wantLetters } from './letters.ts'
export type { Captcha }

/** Pictures of letters and proofs of work, against programs that log in or register. */
export const captchaArea = (platform: Pick<Platform, 'database' | 'clock' | 'random'>): AreaOf<Captcha> => {
  const captcha = createCaptcha(platform)
  return areaOf(captcha, { name: 'captcha', bindings: captchaRoutes(captcha), sweep: sweepCaptchas })
}
