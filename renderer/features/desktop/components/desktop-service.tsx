import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { SessionState } from '@portico/contract/desktop/shapes'
import { sessionLost } from '../../../api/base-query.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { paths } from '../../../core/paths.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { exchangeCodeIn } from '../../../lib/exchange-code.ts'
import { plainText, useUnread } from '../../content/index.ts'
import { leftFromHere, resumed, selectStatus } from '../../session/index.ts'
import { useDesktop } from '../client.ts'
import { presenceOf } from '../presence.ts'
import { queriesOf } from '../queries.ts'
import { useHappenings } from '../use-happenings.ts'
import { FindBar } from './find-bar.tsx'
import { GameWatch } from './game-watch.tsx'
import { LineNotice } from './line-notice.tsx'
import styles from './notices.module.css'
import { ProxyLogin } from './proxy-login.tsx'
import { UpdateNotice } from './update-notice.tsx'

/** The session belongs to the client, not to a window: what one window begins or ends, all follow [DESKTOP-01]. */
const useSharedSession = () => {
  const desktop = useDesktop()
  const dispatch = useAppDispatch()
  const status = useSelector(selectStatus)
  const known = useRef(status)
  /** One began while this window was still asking about the one before, as when a key store opens late. */
  const missed = useRef(false)
  useEffect(() => {
    known.current = status
    if (status === 'guest' && missed.current) dispatch(resumed())
    if (status !== 'unknown') missed.current = false
  }, [status, dispatch])
  useEffect(() => {
    const follow = ({ held }: SessionState): void => {
      if (!held && known.current === 'member') dispatch(sessionLost())
      // Resuming asks the gateway whose the session is; the window that logged in knows already.
      if (held && known.current === 'guest') dispatch(resumed())
      missed.current = held && known.current === 'unknown'
    }
    // It may have begun or ended before this listener was there.
    follow(desktop.state.session)
    return desktop.on['session.changed'](follow)
  }, [desktop, dispatch])
}

/** Deep links and clicked notifications lead to a page; what a sign-in in the system's browser comes back with goes on in this window. */
const useLinks = () => {
  const { onLink } = useDesktop()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  useEffect(
    () =>
      onLink((path) => {
        const code = exchangeCodeIn(path)
        if (code === undefined) void navigate(path)
        // An agent's comes to every window, and is for the one that was left.
        else if (!path.startsWith(paths.agentLogin) || leftFromHere()) dispatch(dialogOpened({ kind: 'comeBack', code }))
      }),
    [onLink, navigate, dispatch],
  )
}

/** Tells main what is unread; main counts badge and notifications from it. */
const usePresence = () => {
  const { ask } = useDesktop()
  const { tag } = useLanguage()
  const unread = useUnread()
  const happenings = useHappenings()
  const presence = useMemo(() => presenceOf(unread, tag, plainText, happenings), [unread, tag, happenings])
  const lastState = useRef('')
  useEffect(() => {
    const text = JSON.stringify(presence)
    if (lastState.current === text) return
    lastState.current = text
    ask['presence.write'](presence).catch(() => undefined)
  }, [ask, presence])
}

/** Faults nobody caught go into the client's log, where support can read them. */
const useFaultLog = () => {
  const { ask } = useDesktop()
  useEffect(() => {
    const report = (error: unknown) => {
      const { message, stack } = error instanceof Error ? error : new Error(String(error))
      ask['logs.report']({ message: message.slice(0, 2_000) || 'unknown', stack: (stack ?? '').slice(0, 8_000) }).catch(() => undefined)
    }
    const onError = ({ error, message }: ErrorEvent) => report(error ?? message)
    const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason)
    addEventListener('error', onError)
    addEventListener('unhandledrejection', onRejection)
    return () => {
      removeEventListener('error', onError)
      removeEventListener('unhandledrejection', onRejection)
    }
  }, [ask])
}

/** Lives as long as the window, inside the desktop client only. */
export const DesktopService = () => {
  const desktop = useDesktop()
  const [queries] = useState(() => queriesOf(desktop))
  useSharedSession()
  useLinks()
  usePresence()
  useFaultLog()
  return (
    <QueryClientProvider client={queries}>
      <div className={styles.place}>
        <UpdateNotice />
        <LineNotice />
      </div>
      <ProxyLogin />
      <GameWatch />
      <FindBar mac={desktop.state.platform === 'darwin'} />
    </QueryClientProvider>
  )
}
