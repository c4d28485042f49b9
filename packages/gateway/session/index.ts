import { type AreaOf, areaOf } from '../kit/area.ts'
import { DAY_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import { accountRoutes } from './account-routes.ts'
import { sessionRoutes } from './routes.ts'
import { sweepFlows } from './flow-store.ts'
import { createSession, type SessionDeps, type SessionServices } from './service.ts'
import { sweepSpent } from './request-encryption-store.ts'
import { sweepDevices } from './device-store.ts'
import { DEVICE_LIFE_MS } from './devices.ts'
import { sweepRemembered } from './remember-store.ts'
import { sweepSignIns } from './sign-in-store.ts'
import { forgetSessions } from './store.ts'

export type { RequestEncryption } from './request-encryption.ts'
export type { Login } from './login.ts'
export { deviceHashesOf } from './device-store.ts'
export { deviceTokenOf } from './devices.ts'
export { hashToken } from './hash-token.ts'
export { deviceHashIn, type OriginMemory } from './origin-memory.ts'
export type { NewPasswords } from './new-passwords.ts'
export type { Proofs } from './proofs.ts'
export { createRequireWayIn, type RequireWayIn } from './ways-in.ts'
export type { Family } from './remembering.ts'
export type { Sessions } from './sessions.ts'
export type { SignInFlows } from './sign-in-flow.ts'
export { loginDays } from './sign-in-store.ts'

const IDLE_CHECK_MS = 25_000
/** So long members see who signed in. */
const HISTORY_MS = 90 * DAY_MS
/** A session that has ended is told apart from one that never was for so long. */
const SESSION_KEPT_MS = 30 * DAY_MS

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
      await sweepSignIns(tx, new Date(now.getTime() - HISTORY_MS))
      await sweepDevices(tx, new Date(now.getTime() - DEVICE_LIFE_MS))
      await sweepSpent(tx, now)
      await sweepFlows(tx, now)
      await forgetSessions(tx, new Date(now.getTime() - SESSION_KEPT_MS))
    },
  })
}
