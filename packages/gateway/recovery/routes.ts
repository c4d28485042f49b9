import { changePassword } from '@portico/contract/member/password-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Recovery } from './service.ts'

export const recoveryRoutes = (recovery: Recovery): Binding[] => [
  bind(changePassword, ({ caller, request, context }) => recovery.change(caller, request, context)),
]
