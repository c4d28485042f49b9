import type { SessionState, VaultState } from '@portico/contract/desktop/shapes'
import { type Clock, type Log, type Observable, observable } from '../ports.ts'
import type { JsonFile } from '../profile/json-file.ts'
import type { Keys } from './keys.ts'
import { EMPTY_RECORD, fromText, opensNothing, readRecord, replaced, type Secrets, toText, type VaultRecord } from './record.ts'

interface Deps {
  readonly keys: Keys
  readonly file: JsonFile
  readonly clock: Clock
  readonly log: Log
}

/** What to change: null drops one, a name left out keeps it. */
export interface SecretsChange {
  readonly token?: string | null
  readonly remember?: string | null
  readonly left?: string | null
  readonly device?: string
}

export interface Vault {
  /** Reads what was kept. Answers after 5 s at the latest; a key store that asks a person first is waited for on the side. Never rejects. */
  readonly open: () => Promise<void>
  readonly state: () => Observable<VaultState>
  readonly session: () => Observable<SessionState>
  readonly token: () => string | undefined
  readonly remember: () => string | undefined
  readonly left: () => string | undefined
  readonly device: () => string | undefined
  /** Held in memory at once. Answers when it is on disk or cannot be, after 5 s at the latest. Never rejects. */
  readonly hold: (changed: SecretsChange) => Promise<void>
  /**
   * What opens a session is gone from memory and disk when it answers. The device's cookie and that of who stayed on its list stay, and
   * are sealed anew on the side.
   * `left`: what becomes of the list, as in `hold`. Rejects when the file cannot be written.
   */
  readonly forget: (left?: string | null) => Promise<void>
  /** Stops asking a locked key store. */
  readonly close: () => void
}

const OPEN_TIMEOUT_MS = 5_000
/** Few, because a key store may put a question to the person each time. */
const RETRIES_MS = [1_000, 5_000, 15_000, 60_000, 300_000]

const after = (before: string | undefined, change: string | null | undefined): string | undefined =>
  change === undefined ? before : (change ?? undefined)

/** Keeps the session's secrets, sealed by the system's key store; without one they live in memory only. */
export const createVault = ({ keys, file, clock, log }: Deps): Vault => {
  const state = observable<VaultState>('locked')
  const session = observable<SessionState>({ held: false, vault: 'locked' })
  let secrets: Secrets = {}
  /** Memory is newer than the disk, whose secrets must not come back. */
  let dirty = false
  /** The sealed text on disk was opened, or written, by us: it may be replaced. */
  let wasRead = false
  let retries = 0
  let stopRetry = (): void => {}
  let queue: Promise<void> = Promise.resolve()

  const publish = (vault: VaultState): void => {
    const hasToken = secrets.token !== undefined
    if (state.get() !== vault) state.set(vault)
    if (session.get().held !== hasToken || session.get().vault !== vault) session.set({ held: hasToken, vault })
  }

  const record = (): VaultRecord | undefined => {
    try {
      const found = readRecord(file.read())
      if (found) return found
    } catch (error) {
      log.warn('The vault file cannot be read', { error })
    }
    file.setAside()
    return undefined
  }

  const save = async (): Promise<VaultState> => {
    const saved = secrets
    const text = toText(saved)
    const done = await keys.seal(text)
    if (done.kind !== 'sealed') return done.kind
    // The old text goes only when the new one is known to open again.
    const opened = await keys.unseal(done.sealed)
    if (opened.kind !== 'opened' || opened.text !== text) return opened.kind === 'locked' ? 'locked' : 'unavailable'
    // What was held or forgotten meanwhile has its own turn.
    if (secrets !== saved) return 'ready'
    file.write(replaced(record() ?? EMPTY_RECORD, done.sealed, wasRead, clock.now()))
    dirty = false
    wasRead = true
    return 'ready'
  }

  const load = async (): Promise<VaultState> => {
    const found = record()
    if (!found) return 'undecryptable'
    if (found.sealed === null || wasRead) return 'ready'
    const before = secrets
    const opened = await keys.unseal(found.sealed)
    // Somebody signed in or out while the key store was asked: that counts.
    if (secrets !== before) return 'ready'
    if (opened.kind !== 'opened') return opened.kind
    const read = fromText(opened.text)
    if (!read) return 'undecryptable'
    secrets = read
    wasRead = true
    return opened.stale ? save() : 'ready'
  }

  const attempt = async (): Promise<void> => {
    let next: VaultState = 'unavailable'
    try {
      const available = await keys.state()
      next = available !== 'ready' ? available : dirty ? await save() : await load()
    } catch (error) {
      log.error('The session is kept in memory only', { error })
    }
    if (next !== state.get()) log.info('The vault changed', { state: next, backend: keys.backend() })
    publish(next)
    stopRetry()
    const wait = next === 'locked' ? RETRIES_MS[retries] : undefined
    if (wait === undefined) return
    retries += 1
    stopRetry = clock.after(wait, () => void enqueue(attempt))
  }

  const enqueue = (job: () => Promise<void>): Promise<void> => {
    queue = queue.then(job)
    return queue
  }

  /** Waits for the work, but not for a person in front of a locked key store. */
  const withTimeout = (work: Promise<void>): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = clock.after(OPEN_TIMEOUT_MS, resolve)
    void work.finally(stop).then(resolve)
    return promise
  }

  const forget = async ({ left, device } = secrets): Promise<void> => {
    secrets = { left, device }
    dirty = left !== undefined || device !== undefined
    publish(state.get() === 'undecryptable' ? 'ready' : state.get())
    const found = record()
    if (found && found.sealed !== null) file.write(replaced(found, null, wasRead, clock.now()))
    wasRead = true
    if (dirty) void enqueue(attempt)
  }

  return {
    open: () => withTimeout(enqueue(attempt)),
    state: () => state,
    session: () => session,
    token: () => secrets.token,
    remember: () => secrets.remember,
    left: () => secrets.left,
    device: () => secrets.device,
    hold: (changed) => {
      const next: Secrets = {
        token: after(secrets.token, changed.token),
        remember: after(secrets.remember, changed.remember),
        left: after(secrets.left, changed.left),
        device: changed.device ?? secrets.device,
      }
      const drops = changed.token === null || changed.remember === null
      if (drops && opensNothing(next)) return forget(next).catch((error: unknown) => log.error('The session stays on disk', { error }))
      secrets = next
      dirty = true
      retries = 0
      publish(state.get())
      return withTimeout(enqueue(attempt))
    },
    forget: (left) => forget({ ...secrets, left: after(secrets.left, left) }),
    close: () => stopRetry(),
  }
}
