import type { Logger } from 'pino'

/** Renews a claim while work on it is under way. */
export interface KeptLease {
  /** Aborted when the claim turned out to be lost. */
  readonly signal: AbortSignal
  release(): void
}

/** Calls `renew` again and again until it answers that the claim is lost. An error is logged and the next time tried again. */
export const keepLease = (
  renew: () => Promise<boolean>,
  { everyMs, log }: { readonly everyMs: number; readonly log: Logger },
): KeptLease => {
  const lost = new AbortController()
  let renewing = false
  const timer = setInterval(() => {
    // The embedded database answers only when the batch is over.
    if (renewing) return
    renewing = true
    renew()
      .then((ours) => {
        if (!ours) lost.abort()
      })
      .catch((error: unknown) => log.warn({ err: error }, 'the claim of a job could not be renewed'))
      .finally(() => {
        renewing = false
      })
  }, everyMs)
  return { signal: lost.signal, release: () => clearInterval(timer) }
}
