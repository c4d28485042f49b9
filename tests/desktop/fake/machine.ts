import { randomBytes } from 'node:crypto'
import type { Engine } from './engine.ts'

/** The key store of the operating system, as a test sets it. */
export interface Keys {
  backend: 'basic_text' | 'gnome_libsecret' | 'kwallet6' | 'unknown'
  available: boolean
  /** There, and not given just now. */
  locked: boolean
  /** What is encrypted with another key cannot be read. */
  key: Buffer
  /** Reading tells the client to write anew. */
  stale: boolean
}

/** The computer that the fake Electron runs on. */
export interface Machine {
  readonly userData: string
  readonly appPath: string
  readonly version: string
  readonly name: string
  readonly packaged: boolean
  readonly locale: string
  readonly keys: Keys
  readonly engine: Engine
  /** Empties the storage of a partition. */
  readonly clear: (partition: string) => Promise<void>
  /** Whether windows are told that their page is drawn: some drivers never tell, in Electron as it is. */
  readonly readyToShow: 'after-load' | 'never'
  /** Addresses of host names that are not the loopback's. */
  readonly hosts: Readonly<Record<string, string>>
}

export const newKeys = (): Keys => ({ backend: 'gnome_libsecret', available: true, locked: false, key: randomBytes(32), stale: false })

/** One thing that Electron would have done outside the client: opened a page, shown a notification, set a badge. */
export interface HostAction {
  readonly what: string
  readonly detail: unknown
}
