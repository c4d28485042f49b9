import { useSyncExternalStore } from 'react'

/** Below the width at which the site becomes a phone's. */
const NARROW = '(width < 768px)'

const query = (): MediaQueryList | undefined => (typeof matchMedia === 'function' ? matchMedia(NARROW) : undefined)

const subscribe = (listener: () => void) => {
  const list = query()
  list?.addEventListener('change', listener)
  return () => list?.removeEventListener('change', listener)
}

/** Whether the screen is a phone's, for the few parts that are built otherwise there and not only laid out otherwise. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false)
