/** Runs when the browser has nothing better to do, at the latest after `timeout` milliseconds. Returns how to call it off. */
export const whenIdle = (run: () => void, timeout = 2000): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout })
    return () => cancelIdleCallback(handle)
  }
  // Safari has no idle callback.
  const timer = setTimeout(run, 200)
  return () => clearTimeout(timer)
}
