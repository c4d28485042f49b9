import { captchaChallenge, captchaImage } from '@portico/contract/session/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Captcha } from './service.ts'

export const captchaRoutes = (captcha: Captcha): Binding[] => [
  bind(captchaImage, () => captcha.image()),
  bind(captchaChallenge, () => captcha.challenge()),
]
