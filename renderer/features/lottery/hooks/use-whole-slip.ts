import { useDeferredValue, useMemo } from 'react'
import type { Units } from '@portico/contract/kit/money'
import { type Outlook, outlookOf } from '@portico/lottery/slip/outlook'
import type { Line } from '@portico/lottery/line'
import { libraryLine, type PricedLine, type Terms, totalStake } from '../model/price.ts'
import type { OtherStation } from '../model/stations.ts'
import { useBetPanel } from './use-bet-panel.ts'
import { useStations } from './use-stations.ts'

/**
 * Everything that a press places: the list and the finished bet on the board, on each of its stations. An unfinished one counts nowhere.
 */
export interface WholeSlip {
  /** As they stand on one station. */
  readonly lines: readonly PricedLine[]
  /** The stations beside the one in hand. */
  readonly also: readonly OtherStation[]
  /** On all of them together. */
  readonly notes: number
  readonly stake: Units
  readonly rebate: Units
}

export const useWholeSlip = (): WholeSlip => {
  const { pricing, listed } = useBetPanel()
  const { also } = useStations()
  return useMemo(() => {
    const lines = pricing.ok ? [...listed, pricing.priced] : listed
    const stations = 1 + also.length
    return {
      lines,
      also,
      notes: lines.reduce((sum, { quote }) => sum + quote.notes, 0) * stations,
      stake: totalStake(lines) * BigInt(stations),
      rebate: lines.reduce((sum, line) => sum + line.rebate, 0n) * BigInt(stations),
    }
  }, [pricing, listed, also])
}

const known = new WeakMap<Terms, WeakMap<PricedLine, Line>>()

/** One line of the library for one line of the slip, so that what it has worked out of it once holds. */
const lineOnce = (priced: PricedLine, terms: Terms): Line => {
  const lines = known.get(terms) ?? new WeakMap<PricedLine, Line>()
  known.set(terms, lines)
  const line = lines.get(priced) ?? libraryLine(priced.line, terms)
  lines.set(priced, line)
  return line
}

/** What may come of the lines together; undefined without any. The slip answers at once, this may follow a frame later. */
export const useOutlook = (lines: readonly PricedLine[]): Outlook | undefined => {
  const { terms } = useBetPanel()
  const settled = useDeferredValue(lines)
  return useMemo(
    () => (settled.length === 0 ? undefined : outlookOf(settled.map((each) => ({ line: lineOnce(each, terms), rebate: each.rebate })))),
    [settled, terms],
  )
}
