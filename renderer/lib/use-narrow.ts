import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window fits a media query, for the few parts that are built otherwise then and not only laid out otherwise. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = typeof matchMedia === 'function' ? matchMedia(query) : undefined
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => typeof matchMedia === 'function' && matchMedia(query).matches)
}

/** Whether the screen is a phone's: below the width at which the site becomes one. */
export const useNarrow = (): boolean => useMedia('(width < 768px)')
