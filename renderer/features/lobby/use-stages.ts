import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'

/** How many of `count` parts may be shown: one more each time the browser is idle, so that none waits for another. */
export const useStages = (count: number): number => {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown >= count) return undefined
    return whenIdle(() => startTransition(() => setShown(shown + 1)))
  }, [shown, count])
  return shown
}
