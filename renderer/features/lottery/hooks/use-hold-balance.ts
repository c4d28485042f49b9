import { useEffect, useRef } from 'react'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { balanceFreed, balanceHeld } from '../../wallet/index.ts'
import { useBetPanel } from './use-bet-panel.ts'
import { useDrawEvent } from './use-draw-event.ts'

/** Longer than the numbers of any draw take; whatever goes wrong with the show, nobody waits longer for their balance. */
const MOST_MS = 60_000

/** From the moment an issue with a bet of the member is drawn until its last number has landed, the balance tells nothing of what it came to. */
export const useHoldBalance = (): void => {
  const dispatch = useAppDispatch()
  const { events } = useHost()
  const { lottery } = useBetPanel()
  const event = useDrawEvent()
  const watched = useRef(event)
  const heldIssue = useRef<string>(undefined)
  useEffect(() => {
    watched.current = event
    // It goes on with the show of another draw, or with none.
    if (heldIssue.current !== undefined && (event?.numero !== heldIssue.current || event.phase === 'landed')) {
      heldIssue.current = undefined
      dispatch(balanceFreed(lottery.gameCode))
    }
  }, [event, dispatch, lottery.gameCode])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Said before any bet is settled: nothing has come in yet.
    const off = events.on('public', 'numero.drawn', ({ gameCode, draw: { numero } }) => {
      const { current } = watched
      if (gameCode !== lottery.gameCode || current?.numero !== numero || current.bets.length === 0) return
      heldIssue.current = numero
      dispatch(balanceHeld(gameCode))
      clearTimeout(timer)
      timer = setTimeout(() => dispatch(balanceFreed(gameCode)), MOST_MS)
    })
    return () => {
      off()
      clearTimeout(timer)
      dispatch(balanceFreed(lottery.gameCode))
    }
  }, [events, dispatch, lottery.gameCode])
}
