import type { LineCause } from '@portico/contract/desktop/shapes'
import type { Verdict } from './probe.ts'

interface Signs {
  readonly verdicts: readonly Verdict[]
  /** Whether this machine has any network. */
  readonly online: boolean
  /** The signed list was issued after what this machine takes for now. */
  readonly fromFuture: boolean
}

/** Why no line is good, from what each of them said. */
export const causeOf = ({ verdicts, online, fromFuture }: Signs): LineCause => {
  const faults = verdicts.flatMap((verdict) => (verdict.good ? [] : [verdict.fault]))
  const count = (...kinds: readonly string[]) => faults.filter((fault) => kinds.includes(fault)).length
  if (!online || (faults.length > 0 && count('offline') === faults.length)) return 'offline'
  const dates = count('date')
  if (dates > 0 && (dates * 2 >= faults.length || fromFuture)) return 'clock'
  // One gateway may be misled by itself; a portal stands before all of them.
  if (count('foreign', 'redirect') * 2 > faults.length) return 'portal'
  return fromFuture && count('date', 'foreign') > 0 ? 'clock' : 'gateways'
}
