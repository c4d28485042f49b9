import type { Configuration } from 'electron-builder'

/** Every fuse that electron-builder knows: `Required`, so that one added by a newer Electron must be decided here too. */
export type Fuses = Required<NonNullable<Configuration['electronFuses']>>

/** The fuses of a release, written into the program before it is signed. */
export const FUSES: Fuses = {
  /** The program cannot be made a plain Node by an environment variable. */
  runAsNode: false,
  /** On since the first release: turning it off later would make the cookies of every player unreadable. */
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  /** Checked on Windows and macOS; Electron has no such check for Linux. */
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
  /** electron-builder signs after the fuses are set, which makes this needless. */
  resetAdHocDarwinSignature: false,
}
