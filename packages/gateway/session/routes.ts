import { login, logout, register, registerSettings, resumeSession, sessionKeys } from '@portico/contract/session/calls'
import { type Binding, bind } from '../http/bind.ts'
import { REGISTER_RULES } from './register-rules.ts'
import type { SessionServices } from './service.ts'

export const sessionRoutes = (services: SessionServices): Binding[] => [
  bind(sessionKeys, () => services.encryption.published()),
  // Registration by mobile number needs SMS verification, which this gateway does not offer yet.
  bind(registerSettings, async () => ({ usernameRegistration: true, mobileRegistration: false, rules: [...REGISTER_RULES] })),
  bind(register, ({ request, context }) => services.register(request, context.ip)),
  bind(login, ({ request, context }) => services.login.login(request, context)),
  bind(resumeSession, ({ context }) => services.login.resume(context)),
  bind(logout, async ({ caller, context }) => {
    await services.login.logout(caller, context)
    return {}
  }),
]
