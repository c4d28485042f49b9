import { createContext, useContext } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiHost } from '../api/host.ts'
import type { Platform } from '../platform/port.ts'
import type { AppDispatch } from './thunk.ts'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()

export const HostContext = createContext<ApiHost | undefined>(undefined)

/** What the composition root made: platform, server clock, event stream. */
export const useHost = (): ApiHost => {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost outside its provider')
  return host
}

/** The machine we run on: opening links, copying, the badge. */
export const usePlatform = (): Platform => useHost().platform
