import { useEffect, useEffectEvent, useRef } from 'react'
import { useSelector } from 'react-redux'
import { selectSystem } from '../../system/index.ts'
import { useBetPanel } from './use-bet-panel.ts'
import { usePlace } from './use-place.ts'

/** From the answer of anything until the bet is asked about, and the longest that a line without answers makes of it. */
const FIRST_MS = 2_000
const MOST_MS = 30_000

/** Asks by itself, under its key, what became of a bet that was not answered: as soon as the gateway answers anything again. */
export const useCheckUnanswered = (): void => {
  const {
    slip: { unconfirmed },
  } = useBetPanel()
  const { silent } = useSelector(selectSystem)
  const { busy, again } = usePlace()
  const tries = useRef(0)
  const check = useEffectEvent(() => {
    tries.current += 1
    void again()
  })
  useEffect(() => {
    if (!unconfirmed) tries.current = 0
    if (!unconfirmed || silent || busy) return undefined
    const timer = setTimeout(check, Math.min(FIRST_MS * 2 ** tries.current, MOST_MS))
    return () => clearTimeout(timer)
  }, [unconfirmed, silent, busy])
}
