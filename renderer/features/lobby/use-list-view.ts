import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { changedAddress, type ListView, readView } from './list-address.ts'

/** Changes what a list shows. A quiet change, as typing makes, leaves no step to go back through. */
export type ChangeView = (changes: Partial<ListView>, way?: 'step' | 'quiet') => void

/** A list's view, kept in the address: it survives a reload, can be sent, and the way back goes through it [LOBBY-08]. */
export const useListView = (): { readonly view: ListView; readonly change: ChangeView } => {
  const [query, setQuery] = useSearchParams()
  const text = String(query)
  const view = useMemo(() => readView(new URLSearchParams(text)), [text])
  const change = useCallback<ChangeView>(
    (changes, way = 'step') => setQuery((now) => changedAddress(now, changes), { replace: way === 'quiet' }),
    [setQuery],
  )
  return { view, change }
}
