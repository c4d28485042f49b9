import { parseDate } from '@internationalized/date'
import { useState } from 'react'
import { brand } from 'virtual:brand'
import { useServerNow } from '../../core/use-server-now.ts'
import { type Days, dayAt } from '../../lib/days.ts'

export type WindowSize = '7' | '30'

/** A window of whole days that ends so many windows before today. */
export const windowOf = (today: string, size: WindowSize, back: number): Days => {
  const last = parseDate(today).subtract({ days: Number(size) * back })
  return { from: last.subtract({ days: Number(size) - 1 }).toString(), to: last.toString() }
}

export interface WindowView {
  readonly days: Days
  readonly size: WindowSize
  readonly isLatest: boolean
  readonly setSize: (size: WindowSize) => void
  /** Below zero: earlier. */
  readonly step: (windows: 1 | -1) => void
}

/** The days of the records: 7 or 30, and the ones before and after them. */
export const useWindow = (): WindowView => {
  const now = useServerNow()
  const [size, setSize] = useState<WindowSize>('7')
  const [back, setBack] = useState(0)
  return {
    days: windowOf(dayAt(now, brand.timeZone), size, back),
    size,
    isLatest: back === 0,
    setSize: (next) => {
      setSize(next)
      setBack(0)
    },
    step: (windows) => setBack(Math.max(0, back - windows)),
  }
}
