import type { Logger } from 'pino'

/** Renews a claim while work on it is under way. */
export interface LeaseRenewal {
  /** Aborted when the claim turned out to be lost. */
  readonly signal: AbortSignal
  /** Resolves when no renewal is under way any more: one that came later would undo that the claim was given up. */
  stop(): Promise<void>
}

/** Calls `renew` again and again until it answers that the claim is lost. An error is logged and the next time tried again. */
export const renewLease = (
  renew: () => Promise<boolean>,
  { everyMs, log }: { readonly everyMs: number; readonly log: Logger },
): LeaseRenewal => {
  const lost = new AbortController()
  let renewing: Promise<void> | undefined
  const timer = setInterval(() => {
    // The embedded database answers only when the batch is over.
    if (renewing) return
    renewing = renew()
      .then((renewed) => {
        if (!renewed) lost.abort()
      })
      .catch((error: unknown) => log.warn({ err: error }, 'the claim of a job could not be renewed'))
      .finally(() => {
        renewing = undefined
      })
  }, everyMs)
  return {
    signal: lost.signal,
    stop: async () => {
      clearInterval(timer)
      await renewing
    },
  }
}
