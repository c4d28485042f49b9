import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { text } from '../kit/wire.ts'
import { memberIcon, memberInfo, newPassword } from './shapes.ts'

/** Whether the member has set a withdraw password, which guards withdrawals, transfers, redemptions and plans. */
export const withdrawPasswordState = call({
  method: 'GET',
  path: '/wps/member/withdrawPassword',
  token: true,
  response: () => z.object({ set: z.boolean() }),
})

/** Sets the withdraw password, or changes it for who knows the present one. Without the account's password it needs a fresh proof. */
export const setWithdrawPassword = call({
  method: 'PUT',
  path: '/wps/member/withdrawPassword',
  token: true,
  encrypted: true,
  limit: 'login',
  request: () =>
    z.object({
      /** The password of the account. */
      password: z.optional(text(128)),
      /** The present withdraw password, where there is one. */
      current: z.optional(text(64)),
      /** Other than the password of the account. */
      withdrawPassword: newPassword,
    }),
  response: () => z.object({ set: z.boolean() }),
})

/** Who the token belongs to. */
export const getMemberInfo = call({
  method: 'GET',
  path: '/wps/member/info',
  token: true,
  response: () => memberInfo,
})

/** The caller's picture, and those that there are to choose from. */
export const memberIcons = call({
  method: 'GET',
  path: '/wps/member/info/icon',
  token: true,
  response: () => z.object({ icon: z.nullable(memberIcon), icons: z.array(memberIcon) }),
})

/** Chooses a picture for the caller; null gives the first letters of the name back. */
export const chooseMemberIcon = call({
  method: 'PUT',
  path: '/wps/member/info/icon',
  token: true,
  account: 'real',
  request: () => z.object({ icon: z.nullable(memberIcon) }),
  response: () => z.object({ icon: z.nullable(memberIcon) }),
})
