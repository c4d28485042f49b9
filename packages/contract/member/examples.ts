import type * as calls from './calls.ts'
import type { Examples } from '../kit/example.ts'
import { sessionExample } from '../session/examples.ts'

export const examples: Examples<typeof calls> = {
  withdrawPasswordState: {
    request: {},
    response: { set: true },
    failures: [],
  },
  setWithdrawPassword: {
    request: { password: 'correct horse 1', withdrawPassword: '246810' },
    response: { set: true },
    failures: [
      'PAYLOAD_REQUIRED',
      'PAYLOAD_INVALID',
      'PASSWORD_WRONG',
      'FIELD_INVALID',
      'WITHDRAW_PASSWORD_REQUIRED',
      'WITHDRAW_PASSWORD_WRONG',
      'WITHDRAW_PASSWORD_LOCKED',
    ],
  },
  getMemberInfo: {
    request: {},
    response: sessionExample.member,
    failures: [],
  },
}
