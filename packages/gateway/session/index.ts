import type { Captcha } from '../captcha/index.ts'
import type { Config } from '../config.ts'
import type { Hub } from '../events/hub.ts'
import type { Area } from '../kit/area.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { createLogin, type Login } from './login.ts'
import { createRegister, type Register } from './register.ts'
import { sessionRoutes } from './routes.ts'
import { createSealing, type Sealing } from './sealing.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { sweepRemembered } from './store.ts'

export { hashToken } from './sessions.ts'
export type { Sealing }

const IDLE_CHECK_MS = 25_000

export interface SessionDeps {
  readonly config: Config
  readonly hub: Hub
  readonly members: Members
  readonly captcha: Captcha
}

/** Registration, login, sessions, and the keys that passwords are encrypted with on their way. */
export const sessionArea = (
  platform: Platform,
  { config, hub, members, captcha }: SessionDeps,
): { sessions: Sessions; sealing: Sealing; login: Login; register: Register; area: Area } => {
  const sessions = createSessions(platform, { config, hub })
  const sealing = createSealing(platform)
  const login = createLogin(platform, { config, sessions, members, captcha })
  const register = createRegister({ members, captcha, login })
  return {
    sessions,
    sealing,
    login,
    register,
    area: {
      name: 'session',
      bindings: sessionRoutes({ login, register, sealing }),
      start: async () => void (await sealing.publicKeys()),
      jobs: [{ name: 'idle sessions', everyMs: IDLE_CHECK_MS, run: sessions.sweep }],
      sweep: sweepRemembered,
    },
  }
}
