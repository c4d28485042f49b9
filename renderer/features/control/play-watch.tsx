import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { Answer } from '../../api/gateway.ts'
import type { markPlaying } from '@portico/contract/control/calls'
import { useHost } from '../../core/hooks.ts'
import { selectTrial } from '../session/index.ts'
import { RealityDialog } from './components/reality-dialog.tsx'
import { useMarkPlayingMutation } from './play-api.ts'

const BEAT_MS = 30_000

/**
 * Stands on a page for as long as a game or a draw is open there: says so to the gateway, which counts, and shows the reality check when it is
 * due. It comes a moment after it is due, also where a page slept: the gateway says when the next one is.
 */
export const PlayWatch = () => (useSelector(selectTrial) ? null : <Watch />)

const Watch = () => {
  const { events } = useHost()
  const [mark] = useMarkPlayingMutation()
  const [state, setState] = useState<Answer<typeof markPlaying>>()
  const beat = useRef<() => void>(undefined)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let live = true
    const run = async () => {
      clearTimeout(timer)
      const { data } = await mark({})
      if (!live) return
      if (data) setState(data)
      timer = setTimeout(() => void run(), nextBeat(data))
    }
    beat.current = () => void run()
    void run()
    const woken = () => document.visibilityState === 'visible' && void run()
    document.addEventListener('visibilitychange', woken)
    // Answered in another window, or another interval was chosen.
    const off = events.on('member', 'control.changed', () => void run())
    return () => {
      live = false
      clearTimeout(timer)
      off()
      document.removeEventListener('visibilitychange', woken)
    }
  }, [mark, events])
  return state?.due ? <RealityDialog state={state} onAnswered={setState} /> : null
}

/** Every half minute, and as soon as the next check is due. */
const nextBeat = (state: Answer<typeof markPlaying> | undefined): number => {
  if (!state?.nextCheckAt) return BEAT_MS
  const left = Date.parse(state.nextCheckAt) - Date.parse(state.serverNow)
  return left > 0 ? Math.min(BEAT_MS, left + 50) : BEAT_MS
}
