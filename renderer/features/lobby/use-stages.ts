import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'

/** A busy machine may put one part off for this long; a dozen of them still come within seconds. */
const STAGE_MS = 250

/** How many of `count` parts may be shown: one more each time the browser is idle, so that none waits for another. */
export const useStages = (count: number): number => {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    if (stage >= count) return undefined
    return whenIdle(() => startTransition(() => setStage(stage + 1)), STAGE_MS)
  }, [stage, count])
  return stage
}
