const TIMEOUT_MS = 15_000

/** Whether the server that the page came from answers at all, whatever it says. Asks past every cache. */
export const isReachable = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    () => true,
    () => false,
  )
