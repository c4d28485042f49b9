import { useEffect, useState } from 'react'
import { useHost } from './hooks.ts'

/** The gateway's time in milliseconds, renewed as each of its seconds begins. */
export const useServerNow = (): number => {
  const { clock } = useHost()
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const current = clock.now()
      setNow(current)
      timer = setTimeout(tick, 1000 - (current % 1000) + 1)
    }
    tick()
    return () => clearTimeout(timer)
  }, [clock])
  return now
}
