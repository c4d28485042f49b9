import { useEffect, useState } from 'react'

/** What a check that takes a moment found; undefined while it runs. `work` must keep its identity while its question does. */
export const useChecked = <Found>(work: (() => Promise<Found>) | undefined): Found | undefined => {
  const [found, setFound] = useState<{ readonly of: unknown; readonly value: Found }>()
  useEffect(() => {
    let current = true
    if (work) void work().then((value) => current && setFound({ of: work, value }))
    return () => {
      current = false
    }
  }, [work])
  return found && found.of === work ? found.value : undefined
}
