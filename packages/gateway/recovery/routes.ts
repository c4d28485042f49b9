import {
  changePassword,
  disownChange,
  forgotPassword,
  resetPasswordByCode,
  resetPasswordByLink,
} from '@portico/contract/member/password-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Recovery } from './service.ts'

export const recoveryRoutes = (recovery: Recovery): Binding[] => [
  bind(changePassword, ({ caller, request, context }) => recovery.change(caller, request, context)),
  bind(forgotPassword, ({ request, context }) => recovery.byLink.forgot(request, context)),
  bind(resetPasswordByLink, async ({ request, context }) => {
    await recovery.byLink.reset(request, context)
    return {}
  }),
  bind(resetPasswordByCode, async ({ request, context }) => {
    await recovery.byCode(request, context)
    return {}
  }),
  bind(disownChange, ({ request, context }) => recovery.disown(request, context)),
]
