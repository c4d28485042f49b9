import { execFileSync } from 'node:child_process'

/** PostgreSQL and pgbouncer refuse to run as root, so root runs them as the package's user. */
export const unprivileged = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // The next one, then.
    }
  }
  throw new Error('neither PostgreSQL nor pgbouncer runs as root and there is no user "postgres" or "nobody" to run it as')
}
