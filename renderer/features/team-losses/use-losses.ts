import { useMemo } from 'react'
import { useToday } from '../../core/office-page/use-today.ts'
import { useAddressView } from '../../core/office-table/use-address-view.ts'
import { changedLosses, readLosses, writeLosses } from './view.ts'

/** What the address asks for, and the way to ask for something else. */
export const useLosses = () => {
  const today = useToday()
  const form = useMemo(
    () => ({ read: (params: URLSearchParams) => readLosses(params, today), write: writeLosses, changed: changedLosses }),
    [today],
  )
  return useAddressView(form)
}
