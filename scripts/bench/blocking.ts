import { readFileSync } from 'node:fs'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds, as `dur` and `tdur`. */
  readonly ts: number
  readonly dur?: number
  /** What the thread itself had of the processor meanwhile. */
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } }
}

/** A task may take this long before it counts as blocking. */
const ALLOWED_US = 50_000

/** The tasks of a page's main thread that ended after one point of time and began before another. */
const tasksOf = (events: readonly TraceEvent[], process: number, from: number, until: number): readonly TraceEvent[] => {
  const main = events.find(({ name, pid, args }) => name === 'thread_name' && pid === process && args?.name === 'CrRendererMain')
  if (!main) throw new Error('The trace has no main thread of the page')
  return events.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      name.endsWith('RunTask') && ph === 'X' && pid === main.pid && tid === main.tid && ts + dur > from && ts < until,
  )
}

/** The longest task of the page's main thread from that of the page's own mark on, in milliseconds: of its own processor time, and by the clock. */
export const longestTask = (events: readonly TraceEvent[], mark: string): { readonly work: number; readonly clock: number } => {
  const start = events.findLast(({ name }) => name === mark)
  if (!start) throw new Error(`The trace has no mark ${mark}`)
  const tasks = tasksOf(events, start.pid, start.ts, Number.POSITIVE_INFINITY)
  const most = (of: (task: TraceEvent) => number) => Math.max(0, ...tasks.map(of)) / 1000
  return { work: most(({ tdur = 0 }) => tdur), clock: most(({ dur = 0 }) => dur) }
}

/**
 * Total blocking time of a Chromium trace, in milliseconds of the main thread's own processor time, from first paint until `until`
 * milliseconds after the navigation. Beside Lighthouse's, which goes by the clock, it leaves out what others took of the machine.
 */
export const blockingByProcessor = (events: readonly TraceEvent[], until: number): number => {
  const start = events.findLast(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'))
  const painted = events.find(({ name, pid }) => name === 'firstContentfulPaint' && pid === start?.pid)
  if (!start || !painted) return Number.POSITIVE_INFINITY
  const tasks = tasksOf(events, start.pid, painted.ts, start.ts + until * 1000).filter(({ ts }) => ts > painted.ts)
  let end = 0
  let blocked = 0
  for (const { ts, dur = 0, tdur = 0 } of tasks.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))) {
    // A task is written down by the scheduler and by the thread below it.
    if (ts < end) continue
    end = ts + dur
    blocked += Math.max(0, tdur - ALLOWED_US)
  }
  return blocked / 1000
}

/** The machine's processor time so far, where Linux tells: all of it, and what its host gave to others. */
const processorTime = (): { readonly all: number; readonly stolen: number } => {
  if (process.platform !== 'linux') return { all: 0, stolen: 0 }
  const fields = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.trim().split(/\s+/).slice(1, 9).map(Number)
  return { all: fields.reduce((sum, each) => sum + each, 0), stolen: fields[7] ?? 0 }
}

/** Starts a measure of how much of the machine its host gives to others: answers the share, 0 to 1, since then. */
export const stolenShare = (): (() => number) => {
  const before = processorTime()
  return () => {
    const now = processorTime()
    return now.all === before.all ? 0 : (now.stolen - before.stolen) / (now.all - before.all)
  }
}
