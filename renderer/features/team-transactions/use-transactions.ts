import { useMemo } from 'react'
import { useAddressView } from '../../core/office-table/use-address-view.ts'
import { useToday } from '../../core/office-page/use-today.ts'
import { changedTransactions, readTransactions, writeTransactions } from './view.ts'

/** What the address asks for, and the way to ask for something else. */
export const useTransactions = () => {
  const today = useToday()
  const form = useMemo(
    () => ({ read: (params: URLSearchParams) => readTransactions(params, today), write: writeTransactions, changed: changedTransactions }),
    [today],
  )
  return useAddressView(form)
}
