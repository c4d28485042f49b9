import type { UpdateFailure } from '@portico/contract/desktop/shapes'
import type { Log } from '../ports.ts'
import { codeOf, type Feed } from './feed.ts'
import { type FeedChannel, type Release, type Running, readManifest } from './manifest.ts'

export interface Found {
  readonly release: Release
  readonly host: string
  readonly channel: FeedChannel
}

export type Outcome =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly code: UpdateFailure }

interface Search {
  readonly feed: Feed
  readonly log: Log
  readonly hosts: readonly string[]
  readonly running: Running
  readonly channel: FeedChannel
}

/** What tells most about a failure stands first. */
const TELLING: readonly UpdateFailure[] = ['BAD_SIGNATURE', 'BAD_MANIFEST', 'NO_MANIFEST']

const mostTelling = (codes: readonly UpdateFailure[]): UpdateFailure => TELLING.find((code) => codes.includes(code)) ?? 'NETWORK'

const askHost = async ({ feed, running, channel }: Search, host: string): Promise<Outcome> => {
  try {
    const { manifest, installable } = await feed.look(host, channel)
    const reading = readManifest(manifest, channel, running)
    if (reading.kind === 'bad') return { kind: 'failed', code: reading.code }
    if (reading.kind === 'nothing' || !installable) return { kind: 'nothing' }
    return { kind: 'found', found: { release: reading.release, host, channel } }
  } catch (error) {
    return { kind: 'failed', code: codeOf(error) }
  }
}

/**
 * Asks the hosts in turn until one has a release to take. A host that has nothing new is not believed alone: it may be behind,
 * or be held back.
 */
export const search = async (request: Search): Promise<Outcome> => {
  const failures: UpdateFailure[] = []
  for (const host of request.hosts) {
    const outcome = await askHost(request, host)
    if (outcome.kind === 'found') return outcome
    if (outcome.kind === 'failed') {
      failures.push(outcome.code)
      request.log.warn('A host of updates was passed over', { host, channel: request.channel, code: outcome.code })
    }
  }
  return failures.length < request.hosts.length ? { kind: 'nothing' } : { kind: 'failed', code: mostTelling(failures) }
}
