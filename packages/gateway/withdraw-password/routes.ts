import { setWithdrawPassword, withdrawPasswordState } from '@portico/contract/member/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { WithdrawPassword } from './service.ts'

export const withdrawPasswordRoutes = (passwords: WithdrawPassword): Binding[] => [
  bind(withdrawPasswordState, async ({ caller }) => ({ set: await passwords.isSet(caller) })),
  bind(setWithdrawPassword, async ({ request, caller, context }) => {
    await passwords.set(caller, request, context)
    return { set: true }
  }),
]
