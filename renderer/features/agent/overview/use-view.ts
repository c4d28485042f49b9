import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useLocation } from 'react-router-dom'
import { brand } from 'virtual:brand'
import { useHost } from '../../../core/hooks.ts'
import { dayAt } from '../../../lib/days.ts'
import { changed, readView, type View, withRows, writeView } from '../model/view.ts'

/** The merchant's day on the gateway's clock; it turns at their midnight, also on a page left open. */
export const useToday = (): string => {
  const { clock } = useHost()
  const [today, setToday] = useState(() => dayAt(clock.now(), brand.timeZone))
  useEffect(() => {
    const look = () => setToday(dayAt(clock.now(), brand.timeZone))
    look()
    const timer = setInterval(look, 10_000)
    return () => clearInterval(timer)
  }, [clock])
  return today
}

export interface ViewControl {
  readonly view: View
  readonly change: (change: Partial<View>) => void
  readonly closeRows: () => void
}

/** Marks history entries that opened rows here, so that closing them goes back instead of forward. */
export const OPENED_HERE = { rows: true }

/** What the address asks for, and the way to ask for something else. Changes replace the entry; open rows have their own. */
export const useView = (): ViewControl => {
  const today = useToday()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => readView(new URLSearchParams(search), today), [search, today])
  // Two changes may come before the first has been rendered; the second builds upon what the first asked for.
  const latest = useRef(view)
  useLayoutEffect(() => {
    latest.current = view
  }, [view])
  const change = useCallback(
    (next: Partial<View>) => {
      latest.current = changed(latest.current, next)
      void navigate({ search: writeView(latest.current).toString() }, { replace: true, state })
    },
    [navigate, state],
  )
  const openedHere = Boolean((state as typeof OPENED_HERE | null)?.rows)
  const closeRows = useCallback(() => {
    if (openedHere) void navigate(-1)
    else void navigate({ search: writeView(withRows(view, undefined)).toString() }, { replace: true })
  }, [navigate, openedHere, view])
  return { view, change, closeRows }
}
