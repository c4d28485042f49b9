import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const REDUCED = '(prefers-reduced-motion: reduce)'
const subscribe = (changed: () => void) => {
  const query = matchMedia(REDUCED)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the reader asked for no motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(REDUCED).matches)

/**
 * Takes turns among `count` things, one every `everyMs`. It stands still while `paused`, while pointed at or focused (spread `hold`),
 * and wherever the reader wants no motion.
 */
export const useTurns = (count: number, everyMs: number, paused: boolean) => {
  const [at, setAt] = useState(0)
  const [hovered, setHovered] = useState(false)
  const [elapsed, setElapsed] = useState(0)
  const still = useReducedMotion()
  const moving = count > 1 && !paused && !hovered && !still
  useEffect(() => {
    if (!moving) return undefined
    const timer = setInterval(() => {
      // Nobody waits for a turn, so it may take turns itself with what the reader does.
      if (!document.hidden) startTransition(() => setAt((now) => now + 1))
    }, everyMs)
    return () => clearInterval(timer)
  }, [moving, everyMs, elapsed])
  return {
    index: count > 0 ? ((at % count) + count) % count : 0,
    /** Moves by so many things; what it comes to has its full time. */
    go: (step: number) => {
      setAt((now) => now + step)
      setElapsed((times) => times + 1)
    },
    paused: paused || still,
    canPause: count > 1 && !still,
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setHovered(true),
      onBlur: () => setHovered(false),
    },
  }
}
