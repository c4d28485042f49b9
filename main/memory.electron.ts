import { app } from 'electron'
import { lineMemory, NO_LINE_MEMORY } from './gateway/domains.ts'
import type { Logs } from './logs/logs.ts'
import type { Clock } from './ports.ts'
import { hintsSlice, NO_HINTS } from './presence/hints.ts'
import { openJsonFile } from './profile/json-file.electron.ts'
import { createProfile } from './profile/profile.ts'
import { FIRST_SETTINGS, noticesSlice, settingsSlice } from './profile/slices.ts'
import { freshUpdateMemory, updateMemory } from './updates/memory.ts'
import { systemKeys } from './vault/vault.electron.ts'
import { createVault } from './vault/vault.ts'
import { windowsState, NO_WINDOWS } from './windows/windows-state.ts'

/** All that outlives the client: the profile, a slice for each part, and the vault. Their names never change once shipped. */
export const openMemory = ({ clock, logs }: { readonly clock: Clock; readonly logs: Logs }) => {
  const folder = app.getPath('userData')
  const profile = createProfile({ file: openJsonFile(folder, 'profile'), log: logs.of('profile') })
  const keys = systemKeys(process.platform)
  return {
    settings: profile.slice('settings', settingsSlice, FIRST_SETTINGS),
    windows: profile.slice('windows', windowsState, NO_WINDOWS),
    lines: profile.slice('lines', lineMemory, NO_LINE_MEMORY),
    updates: profile.slice('updates', updateMemory, freshUpdateMemory),
    notices: profile.slice('notices', noticesSlice, []),
    hints: profile.slice('hints', hintsSlice, NO_HINTS),
    keys,
    vault: createVault({ keys, file: openJsonFile(folder, 'vault'), clock, log: logs.of('vault') }),
  }
}

export type Memory = ReturnType<typeof openMemory>
