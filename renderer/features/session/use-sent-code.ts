import { useCallback, useRef, useState } from 'react'
import { refusal } from '../../api/failure.ts'
import type { AppThunk } from '../../core/thunk.ts'
import { useAppDispatch, useHost } from '../../core/hooks.ts'
import { useServerNow } from '../../core/use-server-now.ts'

const PAUSE_MS = 1000
/** A longer wait is no matter of seconds. */
const LONGEST_COUNTDOWN_SECONDS = 3600

export interface SentCode<Request, Sent> {
  /** What the last code was sent with; undefined before the first. */
  readonly sent: Sent | undefined
  /** Milliseconds until another can be asked for, 0 when it can be. */
  readonly wait: number
  readonly sending: boolean
  /** Asks for a code, at most once a second; undefined where it was asked a moment ago. The failure of the call is thrown as it came. */
  ask(request: Request): Promise<Sent | undefined>
}

/** Asks for codes with `send`, and counts the seconds until the next [LOGIN-19]. `pause`: milliseconds. */
export const useSentCode = <Request, Sent extends { readonly pause: number }>(
  send: (request: Request) => AppThunk<Promise<Sent>>,
): SentCode<Request, Sent> => {
  const dispatch = useAppDispatch()
  const { clock } = useHost()
  const now = useServerNow()
  const [sent, setSent] = useState<Sent>()
  const [pause, setPause] = useState({ until: 0, length: 0 })
  const [sending, setSending] = useState(false)
  const askedAt = useRef(-PAUSE_MS)
  const pauseFor = useCallback((length: number) => setPause({ until: clock.now() + length, length }), [clock])
  const ask = useCallback(
    async (request: Request) => {
      const at = performance.now()
      if (at - askedAt.current < PAUSE_MS) return undefined
      askedAt.current = at
      setSending(true)
      try {
        const answer = await dispatch(send(request))
        setSent(answer)
        pauseFor(answer.pause)
        return answer
      } catch (error) {
        const { retryAfter = 0 } = refusal(error) ?? {}
        if (retryAfter <= LONGEST_COUNTDOWN_SECONDS) pauseFor(retryAfter * 1000)
        throw error
      } finally {
        setSending(false)
      }
    },
    [dispatch, pauseFor, send],
  )
  // The second that is shown began before the pause did.
  return { sent, wait: Math.min(pause.length, Math.max(0, pause.until - now)), sending, ask }
}
