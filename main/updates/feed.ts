import type { UpdateFailure } from '@portico/contract/desktop/shapes'
import type { FeedChannel, Release } from './manifest.ts'

/** An update that did not work, and why. */
export class UpdateError extends Error {
  readonly code: UpdateFailure
  constructor(code: UpdateFailure, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

export const codeOf = (error: unknown): UpdateFailure => (error instanceof UpdateError ? error.code : 'NETWORK')

/** Where updates come from, and what puts one in place. Every method throws UpdateError. */
export interface Feed {
  /** What a host has published. `installable`: newer than what runs (older on `rollback`), and this system can run it. */
  readonly look: (host: string, channel: FeedChannel) => Promise<{ readonly manifest: unknown; readonly installable: boolean }>
  /** Fetches this file from the host looked at last. Answers where it lies. `onPercent` hears 0 to 100. */
  readonly download: (file: Release['file'], onPercent: (percent: number) => void) => Promise<string>
  /** Puts the downloaded file in place and ends the client. Fails without having touched what runs. */
  readonly install: () => Promise<void>
}
