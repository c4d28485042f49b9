import { startTransition, useEffect, useMemo, useState } from 'react'
import { drained, inSlices, type Sliced } from '../../../lib/sliced.ts'

/**
 * The value of some work, which must keep its identity until it is other work. Short work is done at once; long work a slice at a
 * time, and its value is undefined until then.
 */
export const useSliced = <T>(work: (() => Sliced<T>) | undefined, short: boolean): T | undefined => {
  const atOnce = useMemo(() => (work && short ? drained(work()) : undefined), [work, short])
  const [later, setLater] = useState<{ readonly work: unknown; readonly value: T }>()
  useEffect(() => {
    if (!work || short) return undefined
    let calledOff = false
    const run = async () => {
      const value = await inSlices(work(), () => calledOff)
      if (!calledOff && value !== undefined) startTransition(() => setLater({ work, value }))
    }
    void run()
    return () => {
      calledOff = true
    }
  }, [work, short])
  if (short) return atOnce
  return later && later.work === work ? later.value : undefined
}
