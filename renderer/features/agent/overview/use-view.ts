import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OPENED_HERE } from '../../../core/office-page/opened-here.ts'
import { useToday } from '../../../core/office-page/use-today.ts'
import { useAddressView } from '../../../core/office-table/use-address-view.ts'
import { changed, readView, type View, withRows, writeView } from '../model/view.ts'

export interface ViewControl {
  readonly view: View
  readonly change: (change: Partial<View>) => void
  readonly closeRows: () => void
}

/** What the address asks for, and the way to ask for something else. Changes replace the entry; open rows have their own. */
export const useView = (): ViewControl => {
  const today = useToday()
  const navigate = useNavigate()
  const form = useMemo(() => ({ read: (params: URLSearchParams) => readView(params, today), write: writeView, changed }), [today])
  const { view, change, state } = useAddressView(form)
  const openedHere = Boolean((state as typeof OPENED_HERE | null)?.rows)
  const closeRows = useCallback(() => {
    if (openedHere) void navigate(-1)
    else void navigate({ search: writeView(withRows(view, undefined)).toString() }, { replace: true })
  }, [navigate, openedHere, view])
  return { view, change, closeRows }
}
