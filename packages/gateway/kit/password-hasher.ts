import { hashSync, verifySync } from '@node-rs/argon2'

/** What a thread of `password.ts` is asked: argon2id with the library's defaults (19 MiB, two passes). */
export type PasswordTask = { readonly hash: string; readonly salt?: Uint8Array } | { readonly verify: string; readonly password: string }

export const work = (task: PasswordTask): string | boolean =>
  'hash' in task ? hashSync(task.hash, task.salt ? { salt: task.salt } : {}) : verifySync(task.verify, task.password)
