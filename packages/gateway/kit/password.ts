import { availableParallelism, getPriority } from 'node:os'
import { Piscina } from 'piscina'
import type { PasswordTask } from './password-hasher.ts'

/** Threads without work end after this. */
const IDLE_MS = 10_000
/** Below everything else, yet not so far that a machine full of other work lets nobody in. */
const NICE = 1

let threads: Piscina<PasswordTask, string | boolean> | undefined

/**
 * One core stays free of hashes, and they give way to other work: a crowd that logs in waits for itself, and nobody else does
 * (`npm run bench:auth -- --only crowd`).
 */
const run = (task: PasswordTask): Promise<string | boolean> => {
  threads ??= new Piscina({
    filename: new URL('./password-hasher.ts', import.meta.url).href,
    name: 'work',
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: IDLE_MS,
    // The library takes a priority of -1 for an error: a process that runs at -2 would wait for its hashes for good.
    niceIncrement: getPriority() + NICE === -1 ? NICE + 1 : NICE,
  })
  return threads.run(task)
}

/** `salt`: 16 bytes, where several hashes share one; its own otherwise. */
export const hashPassword = async (password: string, salt?: Uint8Array): Promise<string> =>
  String(await run({ hash: password, ...(salt && { salt }) }))

/** In a hash's place where an account has no password. */
export const NO_PASSWORD = '-'

/** Whether an account has a password that its owner chose: what somebody else chose is known to somebody else. */
export const hasOwnPassword = (row: { readonly passwordHash: string; readonly mustChangePassword: boolean }): boolean =>
  row.passwordHash !== NO_PASSWORD && !row.mustChangePassword

let decoy: Promise<string> | undefined

/** Checks a password. An absent hash, or none, costs the same work as a wrong password, so that time tells nothing about accounts. */
export const checkPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  decoy ??= hashPassword('decoy')
  const known = passwordHash === NO_PASSWORD ? undefined : passwordHash
  const matches = await run({ verify: known ?? (await decoy), password })
  return known !== undefined && matches === true
}
