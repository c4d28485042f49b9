import * as z from 'zod/mini'
import { call } from './call.ts'
import { nothing } from './wire.ts'

export const captchaImage = call({
  method: 'GET',
  path: '/wps/captcha',
  summary: 'A picture of letters to type after failed logins; single use, 5 minutes',
  token: false,
  encrypted: false,
  request: nothing,
  /** `image` is a data URL. */
  response: z.object({ captchaId: z.string(), image: z.string() }),
  failures: [],
  example: { request: {}, response: { captchaId: 'c1', image: 'data:image/svg+xml;base64,PHN2Zy8+' } },
})

export const captchaChallenge = call({
  method: 'GET',
  path: '/wps/captcha/challenge',
  summary: 'A proof-of-work challenge (ALTCHA) that registration asks for; nobody has to read letters',
  token: false,
  encrypted: false,
  request: nothing,
  response: z.object({
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    maxnumber: z.int(),
    salt: z.string(),
    signature: z.string(),
  }),
  failures: [],
  example: {
    request: {},
    response: { algorithm: 'SHA-256', challenge: 'ab12', maxnumber: 20000, salt: 'cd34?expires=1', signature: 'ef56' },
  },
})
