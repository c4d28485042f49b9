import { createContext, useContext } from 'react'
import type { Busy } from '../lib/busy.ts'

export const LoadingContext = createContext<Busy | undefined>(undefined)

/** Whether a page is being fetched. */
export const useLoading = (): Busy => {
  const loading = useContext(LoadingContext)
  if (!loading) throw new Error('useLoading outside its provider')
  return loading
}
