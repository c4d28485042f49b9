import { fromAbsolute } from '@internationalized/date'
import type { RealtimeWindow } from '@portico/contract/commission/realtime-shapes'
import { type Units, unitsOf } from '@portico/contract/kit/money'
import type { Day } from './api.ts'

export const WINDOW_MS = 300_000

/** How far a window of five minutes has come; `nothing` was worked and came to nothing, `none` has no contract. */
export type WindowState = 'paid' | 'unposted' | 'nothing' | 'waiting' | 'running' | 'toCome' | 'none'

export interface DayWindow {
  /** Milliseconds since 1970. */
  readonly start: number
  readonly state: WindowState
  readonly line: RealtimeWindow | undefined
  /** Of a running one: how many bets count so far. */
  readonly bets: number
  /** What the day came to with this window. */
  readonly total: Units
}

/** Every window of the day in order: 288, or 276 or 300 where the clock is changed. */
export const windowsOf = (day: Day): readonly DayWindow[] => {
  const lines = new Map(day.windows.map((each) => [Date.parse(each.from), each]))
  const now = Date.parse(day.serverNow)
  const waiting = day.waitingFrom === null ? Number.POSITIVE_INFINITY : Date.parse(day.waitingFrom)
  const contracts = day.contracts.map(({ from, to }) => ({
    from: Date.parse(from),
    to: to === null ? Number.POSITIVE_INFINITY : Date.parse(to),
  }))
  const stateAt = (start: number, line: RealtimeWindow | undefined): WindowState => {
    if (line) return unitsOf(line.posted) === unitsOf(line.amount) ? 'paid' : 'unposted'
    if (!contracts.some(({ from, to }) => from <= start && start < to)) return 'none'
    if (start > now) return 'toCome'
    if (start + WINDOW_MS > now) return 'running'
    return start >= waiting ? 'waiting' : 'nothing'
  }
  let total = 0n
  const windows: DayWindow[] = []
  for (let start = Date.parse(day.from); start < Date.parse(day.to); start += WINDOW_MS) {
    const line = lines.get(start)
    const state = stateAt(start, line)
    total += line ? unitsOf(line.amount) : 0n
    windows.push({ start, state, line, bets: line?.bets ?? (state === 'running' ? (day.running?.bets ?? 0) : 0), total })
  }
  return windows
}

/** Whether a window begins at a whole hour on the merchant's clock, and which. */
export const hourAt = (start: number, timeZone: string): number | undefined => {
  const { hour, minute } = fromAbsolute(start, timeZone)
  return minute === 0 ? hour : undefined
}

/** Sums of the day's lines. */
export const sumsOf = ({ windows, batch }: Pick<Day, 'windows' | 'batch'>) => {
  const sum = (of: (each: RealtimeWindow) => { readonly amount: string; readonly currency: string }): Units =>
    windows.reduce((all, each) => all + unitsOf(of(each)), 0n)
  const posted = sum((each) => each.posted)
  return {
    posted,
    amount: sum((each) => each.amount),
    gross: sum((each) => each.gross),
    given: sum((each) => each.given),
    bets: windows.reduce((all, { bets }) => all + bets, 0),
    /** What lines say more than the ledger moved for them. */
    apart: posted - unitsOf(batch),
  }
}
