import type { TicketPool } from '@portico/contract/ticket/shapes'
import { useEffect, useEffectEvent } from 'react'
import { useHost } from '../../core/hooks.ts'

/** A browser's timers take no more than this. */
const LONGEST_MS = 2 ** 31 - 1

/** Looks again when the next pool begins: nobody says so, since nothing is written then. */
export const useNextStart = (pools: readonly TicketPool[] | undefined, look: () => unknown): void => {
  const { clock } = useHost()
  const again = useEffectEvent(look)
  const next = pools?.flatMap(({ state, startsAt }) => (state === 'SOON' ? [startsAt] : [])).toSorted()[0]
  useEffect(() => {
    if (next === undefined) return
    const wait = Date.parse(next) - clock.now()
    if (wait > LONGEST_MS) return
    const timer = setTimeout(() => void again(), Math.max(0, wait) + 1)
    return () => clearTimeout(timer)
  }, [next, clock])
}
