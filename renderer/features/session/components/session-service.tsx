import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { type SessionEnd, sessionLost } from '../../../api/base-query.ts'
import { api } from '../../../api/gateway.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { spendExchangeCode } from '../../../lib/exchange-code.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { sessionApi } from '../api.ts'
import { resume } from '../enter.ts'
import { keepReader } from '../kept-reader.ts'
import { selectLost, selectMember, selectStatus, selectTrial } from '../slice.ts'

/** Before it is asked whose the kept session is: that of another merchant is nobody's here. */
const useKeptReader = () => {
  const { merchant, platform } = useHost()
  const member = useSelector(selectMember)
  const trial = useSelector(selectTrial)
  useEffect(() => keepReader(merchant, member ?? trial, platform), [merchant, member, trial, platform])
}

/** Asks once whose the kept session is, and once more for each that begins elsewhere. */
const useResume = () => {
  const dispatch = useAppDispatch()
  const status = useSelector(selectStatus)
  const started = useRef(false)
  useEffect(() => {
    if (status !== 'unknown') started.current = false
    else if (!started.current) {
      started.current = true
      void dispatch(resume())
    }
  }, [status, dispatch])
}

/** A way in that has come back with a one-time code goes on. */
const useExchangeCode = () => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const code = spendExchangeCode()
    if (code !== undefined) dispatch(dialogOpened({ kind: 'comeBack', code }))
  }, [dispatch])
}

/** The socket speaks for whoever is here: it opens when the page has settled, and anew when they come or go. */
const useEvents = () => {
  const dispatch = useAppDispatch()
  const { events, platform } = useHost()
  const status = useSelector(selectStatus)
  const id = useSelector(selectMember)?.id
  useEffect(() => {
    if (status === 'unknown') return undefined
    const cancel = whenIdle(() => {
      events.start(async () => (await dispatch(sessionApi.endpoints.eventsTicket.initiate({}, { track: false })).unwrap()).ticket)
    })
    return () => {
      cancel()
      events.stop()
    }
  }, [status, id, dispatch, events])
  useEffect(
    () =>
      events.on('member', 'session.ended', ({ reason }) => {
        // Where another session takes its place, as where free play becomes an account, that one's token is about to be here.
        if (status === 'guest' || reason === 'REPLACED') return
        platform.token.clear()
        dispatch(sessionLost(reason === 'EXCLUSION' ? 'SELF_EXCLUDED' : reason === 'TIME_OUT' ? 'PLAY_PAUSED' : undefined))
      }),
    [events, platform, status, dispatch],
  )
}

/** What one person was shown is not shown to the next; what is public is asked for again. */
const useFreshCache = () => {
  const dispatch = useAppDispatch()
  const id = useSelector(selectMember)?.id
  const before = useRef(id)
  useEffect(() => {
    if (before.current === id) return
    const first = before.current === undefined
    before.current = id
    if (first) dispatch(api.util.invalidateTags(['Announcements', 'Balance', 'Bets', 'Team']))
    else dispatch(api.util.resetApiState())
  }, [id, dispatch])
}

const LostNotice = ({ end }: { readonly end: SessionEnd }) => {
  const { t } = useTranslation('errors')
  const toasts = useToasts()
  useEffect(() => toasts.show(t(end), 'neutral'), [t, toasts, end])
  return null
}

/** Lives as long as the app and draws nothing; its words are fetched when there is something to say. */
export const SessionService = () => {
  const lost = useSelector(selectLost)
  useKeptReader()
  useExchangeCode()
  useResume()
  useEvents()
  useFreshCache()
  return lost ? <LostNotice end={lost} /> : null
}
