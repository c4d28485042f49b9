import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { int, text, upTo } from '../kit/wire.ts'
import { invitation } from '../register-link/shapes.ts'
import { sessionValue } from '../session/shapes.ts'
import { fieldRule, registration } from './shapes.ts'

/** Opens an account under a username and logs it in. */
export const register = call({
  method: 'PUT',
  path: '/wps/member/register',
  token: false,
  begins: true,
  encrypted: true,
  limit: 'register',
  request: registration,
  response: () => sessionValue,
})

/** Opens an account for a mobile number and logs it in. The gateway makes up its name, unless no code proves the number. */
export const registerByMobile = call({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  token: false,
  begins: true,
  encrypted: true,
  limit: 'register',
  request: registration,
  response: () => sessionValue,
})

/** Whether a registration code belongs to an agent of this merchant or to a link of one, which says who invites to what. */
export const checkAffiliate = call({
  method: 'GET',
  path: '/wps/agent/affiliate',
  token: false,
  request: () => z.object({ code: text(40), domain: z.optional(upTo(200)) }),
  response: () => z.object({ code: z.string(), invitation: z.optional(invitation) }),
})

/** Which ways there are to register, which fields are shown and required, and their rules. The operator changes them at any time. */
export const registerSettings = call({
  method: 'GET',
  path: '/wps/system/setting/register',
  token: false,
  response: () =>
    z.object({
      usernameRegistration: z.boolean(),
      mobileRegistration: z.boolean(),
      /** A mobile number is sent a code. */
      smsRegistration: z.boolean(),
      /** Registering by mobile number asks for a password. */
      mobilePassword: z.boolean(),
      /** An e-mail address is sent a code. */
      emailVerification: z.boolean(),
      /** Visitors may begin a trial account. */
      freePlay: z.boolean(),
      minimumAge: int(),
      /** Such as `131K`. */
      zaloBonus: z.nullable(z.string()),
      rules: z.array(fieldRule),
    }),
})
