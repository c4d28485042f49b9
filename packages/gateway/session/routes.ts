import { login, logout, resumeSession, sessionKeys } from '@portico/contract/session'
import { type Binding, bind } from '../http/bind.ts'
import type { Login } from './login.ts'
import type { Sealing } from './sealing.ts'

export const sessionRoutes = (area: Login, sealing: Sealing): Binding[] => [
  bind(sessionKeys, async () => ({ keys: await sealing.publicKeys() })),
  bind(login, ({ request, context }) => area.login(request, context)),
  bind(resumeSession, ({ context }) => area.resume(context)),
  bind(logout, async ({ caller, context }) => {
    await area.logout(caller, context)
    return {}
  }),
]
