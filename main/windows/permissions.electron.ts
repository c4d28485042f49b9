import type { Session } from 'electron'
import type { Log } from '../ports.ts'
import { DENIED, type PermissionRule } from './permissions.ts'

type Permission = Parameters<NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>>[1]

/** Electron's own list: a permission that it gains without a reason here does not compile. */
const REASONS: Readonly<Record<Permission, string>> = DENIED

/** Gives a session its rule for requests and checks; devices and screens are never given. Answers what takes everything back. */
export const grantPermissions = (session: Session, rule: PermissionRule, log: Log): (() => void) => {
  const set = (granted: PermissionRule): void => {
    session.setPermissionRequestHandler((_contents, name, answer, { requestingUrl }) => {
      const allowed = granted({ name, from: requestingUrl })
      if (!allowed) log.info('A permission was refused', { name, reason: REASONS[name] })
      answer(allowed)
    })
    session.setPermissionCheckHandler((_contents, name, from) => granted({ name, from }))
  }
  set(rule)
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null))
  // Taking a handler away would let everything through.
  return () => set(() => false)
}
