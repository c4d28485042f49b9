import type { CDPSession } from '@playwright/test'
import type { SessionState } from '../fake/session.ts'

/** Electron's names beside Chromium's. A browser cannot ask for each use, so each is asked once, when a page is made. */
const PERMISSIONS = {
  geolocation: ['geolocation'],
  notifications: ['notifications'],
  media: ['audioCapture', 'videoCapture'],
  midi: ['midi'],
  'clipboard-read': ['clipboardReadWrite'],
  'idle-detection': ['idleDetection'],
  'storage-access': ['storageAccess'],
} as const

/** Sets a browser context's permissions as the session's own check handler decides; without one all is granted. */
export const askPermissions = async (root: CDPSession, browserContextId: string | undefined, state: SessionState): Promise<void> => {
  const check = state.setPermissionCheckHandler
  const granted = Object.entries(PERMISSIONS).flatMap(([permission, names]) =>
    !check || check(null, permission as never, '', { isMainFrame: true }) ? [...names] : [],
  )
  const of = browserContextId ? { browserContextId } : {}
  await root.send('Browser.grantPermissions', { permissions: granted, ...of })
}
