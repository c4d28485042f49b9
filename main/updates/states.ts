import type { UpdateState } from '@portico/contract/desktop/shapes'
import type { Release } from './manifest.ts'
import type { UpdateMemory } from './memory.ts'
import { pausedUntil } from './attempts.ts'
import type { Found } from './search.ts'

/** What stands in the way of an installation. */
export type InstallBlocker = 'game' | 'request' | null

/** `other`: installed by other means than our installer, which is not for us to replace. */
export type Installation = 'ours' | 'other' | 'development'

/** What was found, and where it lies once downloaded. */
export interface Candidate {
  readonly found: Found
  readonly release: Release
  readonly path?: string
}

export const toInstant = (ms: number): string => new Date(ms).toISOString()

export const summaryOf = ({ statement: { version, notes } }: Release) => ({ version, notes })

/** An update that waits for the person: to be downloaded, or to be installed. */
export const candidateState = ({ release, path }: Candidate, urgent: boolean, blockedBy: InstallBlocker): UpdateState =>
  path
    ? { kind: 'ready', ...summaryOf(release), urgent, blockedBy }
    : { kind: 'available', ...summaryOf(release), urgent, size: release.statement.size }

/** Why nothing is looked for; undefined when nothing stands against it. */
export const offState = (installation: Installation, memory: UpdateMemory, now: number, manualUrl: string): UpdateState | undefined => {
  if (installation === 'development') return { kind: 'off', reason: 'DEVELOPMENT', until: null, manualUrl: null }
  if (installation === 'other') return { kind: 'off', reason: 'OTHER_INSTALL', until: null, manualUrl }
  const until = pausedUntil(memory, now)
  return until === null ? undefined : { kind: 'off', reason: 'PAUSED', until: toInstant(until), manualUrl }
}
