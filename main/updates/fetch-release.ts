import type { UpdateFailure } from '@portico/contract/desktop/shapes'
import type { Log } from '../ports.ts'
import type { Disk } from './disk.ts'
import { codeOf, type Feed } from './feed.ts'
import { inspect } from './inspect.ts'
import type { Release, Running } from './manifest.ts'
import { type Found, search } from './search.ts'

interface Deps {
  readonly feed: Feed
  readonly disk: Disk
  readonly log: Log
  readonly hosts: readonly string[]
  readonly running: Running
  readonly onPercent: (percent: number) => void
}

export type FetchResult =
  | { readonly ok: true; readonly release: Release; readonly path: string }
  | { readonly ok: false; readonly code: UpdateFailure }

/** Downloads what was found, and looks at what came. A host that fails is followed by the next that has the same version. */
export const fetchRelease = async ({ release, host: first, channel }: Found, deps: Deps): Promise<FetchResult> => {
  const { feed, disk, log, hosts, running, onPercent } = deps
  let code: UpdateFailure = 'NETWORK'
  for (const host of [first, ...hosts.filter((other) => other !== first)]) {
    // The feed fetches from where it looked last, and another host's manifest proves itself anew.
    const outcome = await search({ feed, log, hosts: [host], running, channel })
    if (outcome.kind !== 'found' || outcome.found.release.statement.version !== release.statement.version) continue
    const offered = outcome.found.release
    try {
      const path = await feed.download(offered.file, onPercent)
      const fault = await inspect(disk, path, offered, running.keys)
      if (!fault) return { ok: true, release: offered, path }
      await disk.remove(path)
      code = fault
    } catch (error) {
      code = codeOf(error)
    }
    log.warn('An update could not be fetched', { host, code })
    if (code === 'NO_SPACE') break
  }
  return { ok: false, code }
}
