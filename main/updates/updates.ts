import type { UpdateFailure, UpdateState } from '@portico/contract/desktop/shapes'
import { type RandomSource, type Clock, type JsonStore, type Log, type Observable, observable } from '../ports.ts'
import type { Disk } from './disk.ts'
import { codeOf, type Feed } from './feed.ts'
import { fetchRelease } from './fetch-release.ts'
import { hasSpace, inspect } from './inspect.ts'
import type { Release, Running } from './manifest.ts'
import type { UpdateMemory } from './memory.ts'
import { isUrgent, pausedUntil, withFailure, withSeen } from './attempts.ts'
import { isOutFor } from './rollout.ts'
import { type Found, type Outcome, search } from './search.ts'
import { createStarts } from './starts.ts'
import { type InstallBlocker, type Candidate, candidateState, type Installation, offState, toInstant, summaryOf } from './states.ts'

export type { InstallBlocker } from './states.ts'

const FIRST_CHECK_MS = 30_000
const CHECK_MS = 4 * 3_600_000

export interface UpdatesDeps {
  readonly clock: Clock
  readonly random: RandomSource
  readonly log: Log
  readonly memory: JsonStore<UpdateMemory>
  readonly running: Running
  readonly hosts: readonly string[]
  readonly manualUrl: string
  readonly installation: Installation
  readonly installBlocker: Observable<InstallBlocker>
  readonly disk: Disk
  /** A folder on the disk that the update will lie on. */
  readonly folder: string
  /** Loaded when first needed, which is after the first page has been painted. */
  readonly feed: () => Promise<Feed>
}

export interface Updates {
  readonly state: Observable<UpdateState>
  /** Counts this start and begins to look now and then. */
  readonly start: () => void
  /** The client ends by its own wish. */
  readonly stop: () => void
  /** The page has started: the version that runs is not broken. */
  readonly alive: () => void
  /** A person asks; goes past the staging of a release, but not past one that is held back from all. */
  readonly check: () => Promise<UpdateState>
  /** Begins to download what is available; `state` tells how far it is. */
  readonly download: () => UpdateState
  /** Installs what is ready and ends the client, unless something is open. */
  readonly install: () => Promise<UpdateState>
}

/** The client's updates, from looking to installing. Nothing of it throws. */
export const createUpdates = (deps: UpdatesDeps): Updates => {
  const { clock, random, log, memory, running, hosts, manualUrl, installation, installBlocker, disk, folder } = deps
  const idle: UpdateState = { kind: 'idle', checkedAt: null }
  const state = observable<UpdateState>(idle)
  const starts = createStarts({ clock, memory, version: running.version })
  let candidate: Candidate | undefined
  let looking: Promise<void> | undefined
  let stopTimer = () => {}

  const urgent = () => starts.isBroken() || isUrgent(memory.read(), clock.now())

  const showCandidate = () =>
    state.set(candidate ? candidateState(candidate, urgent(), installBlocker.get()) : { kind: 'idle', checkedAt: toInstant(clock.now()) })

  const showOff = (): boolean => {
    const off = offState(installation, memory.read(), clock.now(), manualUrl)
    if (off) state.set(off)
    return off !== undefined
  }

  const fail = (code: UpdateFailure, version: string | null) => {
    candidate = undefined
    memory.write(withFailure(memory.read(), clock.now()))
    const paused = pausedUntil(memory.read(), clock.now()) !== null
    log.error('An update failed', { code, version, paused })
    state.set({ kind: 'failed', version, code, manualUrl: paused ? manualUrl : null })
  }

  const seed = (): string => {
    const known = memory.read().rolloutSeed
    if (known) return known
    const drawn = `${random()}`
    memory.write({ ...memory.read(), rolloutSeed: drawn })
    return drawn
  }

  const isForUs = ({ statement: { version }, stagingPercentage }: Release, byHand: boolean): boolean =>
    version !== memory.read().withdrawn && stagingPercentage > 0 && (byHand || isOutFor(seed(), version, stagingPercentage))

  const find = async (byHand: boolean): Promise<Outcome> => {
    const common = { feed: await deps.feed(), log, hosts, running }
    const latest = await search({ ...common, channel: 'latest' })
    if (latest.kind === 'found' && isForUs(latest.found.release, byHand)) return latest
    const back: Outcome = starts.isBroken() ? await search({ ...common, channel: 'rollback' }) : { kind: 'nothing' }
    if (back.kind === 'found') return back
    return latest.kind === 'found' ? { kind: 'nothing' } : latest
  }

  const look = async (byHand: boolean): Promise<void> => {
    if (showOff()) return
    const before = state.get()
    if (before.kind === 'ready') return showCandidate()
    if (before.kind === 'downloading' || before.kind === 'installing') return
    if (before.kind !== 'available') state.set({ kind: 'checking' })
    const current = state.get()
    const outcome = await find(byHand).catch((error: unknown): Outcome => ({ kind: 'failed', code: codeOf(error) }))
    // The person may have begun to download what was known before.
    if (state.get() !== current) return
    if (outcome.kind === 'found') {
      candidate = { found: outcome.found, release: outcome.found.release }
      memory.write(withSeen(memory.read(), candidate.release.statement.version, clock.now()))
      return showCandidate()
    }
    if (outcome.kind === 'nothing') {
      candidate = undefined
      return showCandidate()
    }
    const { code } = outcome
    if (code !== 'NETWORK' && code !== 'NO_MANIFEST') return fail(code, null)
    // Nobody asked, and the network comes and goes: what was known stands.
    if (byHand) state.set({ kind: 'failed', version: null, code, manualUrl: null })
    else state.set(before.kind === 'off' || before.kind === 'checking' ? idle : before)
  }

  const lookOnce = (byHand: boolean): Promise<void> => {
    looking ??= look(byHand).finally(() => {
      looking = undefined
    })
    return looking
  }

  const schedule = (ms: number) => {
    stopTimer = clock.after(ms, () => {
      schedule(CHECK_MS * (0.9 + 0.2 * random()))
      void lookOnce(false)
    })
  }

  const fetchCandidate = async (found: Found, size: number): Promise<void> => {
    const { version, notes } = summaryOf(found.release)
    const onPercent = (exact: number) => {
      const percent = Math.min(100, Math.floor(exact))
      const current = state.get()
      if (current.kind === 'downloading' && current.percent < percent) state.set({ kind: 'downloading', version, notes, percent })
    }
    // The feed does one thing at a time.
    await looking
    if (!(await hasSpace(disk, folder, size))) return fail('NO_SPACE', version)
    const fetched = await fetchRelease(found, { feed: await deps.feed(), disk, log, hosts, running, onPercent })
    if (!fetched.ok) return fail(fetched.code, version)
    candidate = { found, release: fetched.release, path: fetched.path }
    showCandidate()
  }

  const download = (): UpdateState => {
    if (!candidate || state.get().kind !== 'available') return state.get()
    const { found, release } = candidate
    state.set({ kind: 'downloading', ...summaryOf(release), percent: 0 })
    void fetchCandidate(found, release.statement.size).catch((error: unknown) => fail(codeOf(error), release.statement.version))
    return state.get()
  }

  const putInPlace = async ({ found, release, path = '' }: Candidate): Promise<void> => {
    const { version, size } = release.statement
    const fault = (await inspect(disk, path, release, running.keys)) ?? ((await hasSpace(disk, folder, size)) ? undefined : 'NO_SPACE')
    if (fault) {
      await disk.remove(path)
      return fail(fault, version)
    }
    // While the file was read, a game may have been opened.
    if (installBlocker.get()) return showCandidate()
    if (found.channel === 'rollback') memory.write({ ...memory.read(), withdrawn: running.version })
    await (await deps.feed()).install()
  }

  const install = async (): Promise<UpdateState> => {
    if (!candidate || state.get().kind !== 'ready') return state.get()
    const update = candidate
    if (installBlocker.get()) showCandidate()
    else {
      state.set({ kind: 'installing', ...summaryOf(update.release) })
      await putInPlace(update).catch((error: unknown) => {
        log.error('The installer did not start', { error })
        fail('INSTALL', update.release.statement.version)
      })
    }
    return state.get()
  }

  const stopBlocker = installBlocker.on(() => {
    if (state.get().kind === 'ready') showCandidate()
  })
  showOff()

  return {
    state,
    start: () => {
      starts.begin()
      if (installation === 'ours') schedule(starts.isBroken() ? 0 : FIRST_CHECK_MS)
    },
    stop: () => {
      stopTimer()
      stopBlocker()
      starts.end()
    },
    alive: starts.alive,
    check: async () => {
      // One that began by itself says less than a person wants to know.
      await looking
      await lookOnce(true)
      return state.get()
    },
    download,
    install,
  }
}
