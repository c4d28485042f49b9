import { BrowserWindow } from 'electron'
import type { Log } from '../../../main/ports.ts'
import { hardenedWebPreferences } from '../../../main/windows/preferences.ts'

/** What the cases share: what the adapters received, and where the preload lies. */
export interface Surroundings {
  readonly recorded: {
    readonly ipc: { readonly channel: string; readonly sender: number }[]
    readonly refused: { readonly url: string; readonly how: string }[]
    readonly requests: { readonly method: string; readonly url: string; readonly body: string }[]
  }
  readonly log: Log
  readonly preload: string
  readonly key: string
  /** A window that has no role. */
  readonly stranger: () => number
  readonly setStranger: (id: number) => void
}

/** One thing that we rely on in Electron. */
export type Case = readonly [name: string, check: (surroundings: Surroundings) => Promise<void>]

/** A window as ours are made, not shown. */
export const openWindow = (preload?: string): BrowserWindow =>
  new BrowserWindow({ show: false, webPreferences: { ...hardenedWebPreferences(false), ...(preload && { preload }) } })

/** Waits until something holds that an event will bring about. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Lets everything happen that would happen soon. */
export const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150))
