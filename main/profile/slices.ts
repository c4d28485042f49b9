import { type DesktopSettings, desktopSettings } from '@portico/contract/desktop/shapes'
import * as z from 'zod/mini'

export const settingsSlice = desktopSettings
export const FIRST_SETTINGS: DesktopSettings = {
  proxy: { mode: 'system' },
  closeToTray: true,
  notifications: true,
  startAtLogin: false,
  restoreWindows: true,
  quietHours: { on: false, from: '22:00', to: '07:00' },
}

/** Ids of notices that were shown, oldest first. */
export const noticesSlice = z.readonly(z.array(z.string()))
