import { useEffect, useState } from 'react'
import { brand } from 'virtual:brand'
import { dayAt } from '../../lib/days.ts'
import { useHost } from '../hooks.ts'

/** The merchant's day on the gateway's clock; it turns at their midnight, also on a page left open. */
export const useToday = (): string => {
  const { clock } = useHost()
  const [today, setToday] = useState(() => dayAt(clock.now(), brand.timeZone))
  useEffect(() => {
    const look = () => setToday(dayAt(clock.now(), brand.timeZone))
    look()
    const timer = setInterval(look, 10_000)
    return () => clearInterval(timer)
  }, [clock])
  return today
}
