import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** How a page's view stands in its address. Each of them is a function of a module, or remembered. */
export interface AddressForm<View> {
  readonly read: (params: URLSearchParams) => View
  readonly write: (view: View) => URLSearchParams
  /** The view after a change: what changes which rows match goes back to the first page. */
  readonly changed: (view: View, change: Partial<View>) => View
}

/** What the address asks for, and the way to ask for something else in its place. */
export const useAddressView = <View>({ read, write, changed }: AddressForm<View>) => {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => read(new URLSearchParams(search)), [read, search])
  // Two changes may come before the first has been rendered; the second builds upon what the first asked for.
  const latest = useRef(view)
  useLayoutEffect(() => {
    latest.current = view
  }, [view])
  const change = useCallback(
    (next: Partial<View>) => {
      latest.current = changed(latest.current, next)
      void navigate({ search: write(latest.current).toString() }, { replace: true, state })
    },
    [changed, navigate, state, write],
  )
  return { view, change, state: state as unknown }
}
