import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { api } from '../../../api/gateway.ts'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { makeBackoff } from '../backoff.ts'
import { lineLost, selectSystem, statusChanged } from '../slice.ts'

const loadStrips = () => import('./strips.ts')
const LineStrip = lazyPart(async () => (await loadStrips()).LineStrip)
const NewVersionStrip = lazyPart(async () => (await loadStrips()).NewVersionStrip)

/** A page has everything of its own by then. */
const SETTLE_MS = 8000

/** What says that the line is lost cannot be fetched over it, nor by an old page what says that there is a new one: both are here before. */
const usePrefetchStrips = (web: boolean) => {
  const { i18n } = useTranslation()
  useEffect(() => {
    if (!web) return undefined
    let cancel: (() => void) | undefined
    const load = () => void Promise.all([loadStrips(), i18n.loadNamespaces('system')]).catch(() => undefined)
    const timer = setTimeout(() => {
      cancel = whenIdle(load)
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      cancel?.()
    }
  }, [web, i18n])
}

/** Status events close and open the site, whatever page is open [SYSTEM-01]. */
const useStatusEvents = () => {
  const dispatch = useAppDispatch()
  const { events } = useHost()
  useEffect(() => events.on('public', 'status.changed', (change) => void dispatch(statusChanged(change))), [events, dispatch])
  useEffect(() => {
    const lost = () => void dispatch(lineLost())
    addEventListener('offline', lost)
    return () => removeEventListener('offline', lost)
  }, [dispatch])
}

/** Whether a file of this page is gone from the gateway, as `fetch-files.js` says: a later version has taken its place. */
const useNewVersion = () => {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const found = () => setThere(true)
    addEventListener('filegone', found)
    return () => removeEventListener('filegone', found)
  }, [])
  return [isThere, () => setThere(false)] as const
}

/** What could not be asked meanwhile is asked as soon as somebody answers again, with pauses where that goes on failing. */
const useAskAgain = (away: boolean) => {
  const dispatch = useAppDispatch()
  const { clock } = useHost()
  const before = useRef(away)
  const [patience] = useState(makeBackoff)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (before.current && !away && timer.current === undefined)
      timer.current = setTimeout(() => {
        timer.current = undefined
        dispatch(api.internalActions.onOnline())
      }, patience(clock.now()))
    before.current = away
  }, [away, dispatch, clock, patience])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
}

/** Lives as long as the app: follows the site's status and the line to its gateway. */
export const SystemService = () => {
  const { platform } = useHost()
  const { status, locked, silent } = useSelector(selectSystem)
  const web = platform.kind === 'web'
  useStatusEvents()
  usePrefetchStrips(web)
  const [hasNewVersion, later] = useNewVersion()
  useAskAgain(silent || locked || status !== 0)
  // The desktop client looks for another line itself, and says so itself.
  if (silent && status === 0 && web) return <LineStrip />
  return hasNewVersion ? <NewVersionStrip onLater={later} /> : null
}
