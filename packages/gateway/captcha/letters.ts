import type { BrandPack } from '@portico/contract/kit/brand'
import { Failure } from '../failure.ts'
import type { Captcha } from './service.ts'

interface Letters {
  readonly captcha?: string | undefined
  readonly captchaId?: string | undefined
}

const ASKED_FROM = 3

/** Whether letters are to be typed after so many tries; never where the brand has the module switched off [CALL-08]. */
export const asksLetters = ({ modules }: Pick<BrandPack, 'modules'>, tries: number): boolean =>
  modules['captcha'] !== false && tries >= ASKED_FROM

/** Wants the letters of a picture. @throws Failure CAPTCHA_REQUIRED, CAPTCHA_WRONG, each with `captcha` */
export const wantLetters = async (pictures: Pick<Captcha, 'answered'>, { captcha, captchaId }: Letters): Promise<void> => {
  if (!captcha || !captchaId) throw new Failure('CAPTCHA_REQUIRED', { captcha: true })
  if (!(await pictures.answered(captchaId, captcha))) throw new Failure('CAPTCHA_WRONG', { captcha: true })
}
