import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { matching, text } from '../kit/wire.ts'
import { sessionValue } from './shapes.ts'

/** Starts a session from a mobile number and the code that was sent to it. */
export const loginByCode = call({
  method: 'POST',
  path: '/wps/session/login/code',
  token: false,
  begins: true,
  encrypted: true,
  limit: 'login',
  request: () =>
    z.object({
      type: z.literal('sms'),
      mobileNum: text(32),
      countryDialingCode: matching(/^[1-9]\d{0,3}$/),
      verificationCode: text(16),
      /** From the call that sent the code. */
      flowId: text(64),
      remember: z._default(z.boolean(), false),
      portal: z._default(z.enum(['SITE', 'AGENT']), 'SITE'),
    }),
  response: () => sessionValue,
})
