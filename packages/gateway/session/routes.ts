import { register } from '@portico/contract/member'
import { login, logout, resumeSession, sessionKeys } from '@portico/contract/session'
import { type Binding, bind } from '../http/bind.ts'
import type { Login } from './login.ts'
import type { Register } from './register.ts'
import type { Sealing } from './sealing.ts'

export interface SessionServices {
  readonly login: Login
  readonly register: Register
  readonly sealing: Sealing
}

export const sessionRoutes = ({ login: entry, register: registration, sealing }: SessionServices): Binding[] => [
  bind(register, ({ request, context }) => registration(request, context.ip)),
  bind(sessionKeys, async () => ({ keys: await sealing.publicKeys() })),
  bind(login, ({ request, context }) => entry.login(request, context)),
  bind(resumeSession, ({ context }) => entry.resume(context)),
  bind(logout, async ({ caller, context }) => {
    await entry.logout(caller, context)
    return {}
  }),
]
