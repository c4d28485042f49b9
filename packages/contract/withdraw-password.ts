import * as z from 'zod/mini'
import { call } from './call.ts'
import { nothing, text } from './wire.ts'

/** 6 to 32 characters, no space at either end. */
const newPassword = z.string().check(z.minLength(6), z.maxLength(32), z.regex(/^\S(.*\S)?$/))

export const withdrawPasswordState = call({
  method: 'GET',
  path: '/wps/member/withdrawPassword',
  summary: 'Whether the member has set a withdraw password, which guards withdrawals, transfers, redemptions and plans',
  token: true,
  encrypted: false,
  request: nothing,
  response: z.object({ set: z.boolean() }),
  failures: [],
  example: { request: {}, response: { set: true } },
})

export const setWithdrawPassword = call({
  method: 'PUT',
  path: '/wps/member/withdrawPassword',
  summary: 'Sets the withdraw password, or changes it for who knows the present one',
  token: true,
  encrypted: true,
  request: z.object({
    /** The password of the account. */
    password: text(128),
    /** The present withdraw password, where there is one. */
    current: z.optional(text(64)),
    /** Other than the password of the account. */
    withdrawPassword: newPassword,
  }),
  response: z.object({ set: z.boolean() }),
  failures: [
    'PAYLOAD_REQUIRED',
    'PAYLOAD_INVALID',
    'PASSWORD_WRONG',
    'FIELD_INVALID',
    'WITHDRAW_PASSWORD_REQUIRED',
    'WITHDRAW_PASSWORD_WRONG',
    'WITHDRAW_PASSWORD_LOCKED',
  ],
  example: { request: { password: 'correct horse 1', withdrawPassword: '246810' }, response: { set: true } },
})
