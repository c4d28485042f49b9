import type { ClientState } from '@portico/contract/desktop/shapes'

/** What main tells a window first, where a test says nothing else. */
export const CLIENT_STATE: ClientState = {
  version: '1.4.0',
  platform: 'win32',
  role: 'main',
  session: { held: true, vault: 'ready' },
  line: { kind: 'connected', host: 'one.example', cause: null, since: '2026-11-21T08:00:00.000Z', listExpired: false },
  update: { kind: 'idle', checkedAt: null },
  settings: {
    proxy: { mode: 'system' },
    closeToTray: true,
    notifications: true,
    startAtLogin: false,
    restoreWindows: true,
    quietHours: { on: false, from: '22:00', to: '07:00' },
  },
  proxyLogin: null,
  games: [],
}
