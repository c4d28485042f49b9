import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { accountRoutes } from './account-routes.ts'
import { sweepGuesses } from './guess-store.ts'
import { sessionRoutes } from './routes.ts'
import { createSession, type SessionDeps, type SessionServices } from './service.ts'
import { sweepRemembered } from './store.ts'

export type { RequestEncryption } from './request-encryption.ts'
export { hashToken } from './sessions.ts'

const IDLE_CHECK_MS = 25_000

/** Registration, login, sessions, and the keys that passwords are encrypted with on their way. */
export const sessionArea = (platform: Platform, deps: SessionDeps): AreaOf<SessionServices> => {
  const services = createSession(platform, deps)
  return areaOf(services, {
    name: 'session',
    bindings: [...sessionRoutes(services), ...accountRoutes(services.accounts)],
    start: async () => void (await services.encryption.publicKeys()),
    jobs: [{ name: 'idle sessions', everyMs: IDLE_CHECK_MS, run: services.sessions.sweep }],
    sweep: async (tx, now) => {
      await sweepRemembered(tx, now)
      await sweepGuesses(tx, now)
    },
  })
}
