import { useEffect, useEffectEvent } from 'react'
import { useHost } from './hooks.ts'

/** A browser's timers take no more than this. */
const LONGEST_MS = 2 ** 31 - 1

/** Looks again once an instant is past at the gateway: of what only time changes nobody says so, since nothing is written then. */
export const useWhenPast = (instant: string | undefined, look: () => unknown): void => {
  const { clock } = useHost()
  const again = useEffectEvent(look)
  useEffect(() => {
    if (instant === undefined) return
    const wait = Date.parse(instant) - clock.now()
    if (wait > LONGEST_MS) return
    const timer = setTimeout(() => void again(), Math.max(0, wait) + 1)
    return () => clearTimeout(timer)
  }, [instant, clock])
}
