import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import { parseStored, type TabMemory } from '../lib/tab-memory.ts'
import type { Platform } from '../platform/port.ts'
import type { Host } from './host.ts'
import type { AppDispatch } from './thunk.ts'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()

export const HostContext = createContext<Host | undefined>(undefined)

/** What the composition root made: platform, server clock, event stream, toasts, tab memory. */
export const useHost = (): Host => {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost outside its provider')
  return host
}

/** The machine we run on: opening links, copying, the badge. */
export const usePlatform = (): Platform => useHost().platform

/** What this tab keeps through a reload. */
export const useTabMemory = (): TabMemory => useHost().tabMemory

/** The value that this tab keeps under a key, in step with every other reader on the page. */
export const useTabValue = <T>(key: string): T | undefined => {
  const { subscribe, textAt } = useTabMemory()
  const text = useSyncExternalStore(subscribe, () => textAt(key))
  return useMemo(() => parseStored<T>(text), [text])
}
