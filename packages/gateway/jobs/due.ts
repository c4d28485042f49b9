import type { WindowJob } from '../kit/job.ts'
import type { Run } from './store.ts'
import type { Window } from '../kit/window.ts'
import { latestOver, windowAfter, windowAt } from './windows.ts'

/** What is to be done about a job. */
export interface Due {
  /** The window to work on; absent when none is over yet. */
  readonly window?: Window
  /** Windows before it that are left out. */
  readonly skipped?: { readonly from: Window; readonly through: Window }
  /** It and the ones after it that are over, where there are several. */
  readonly waiting?: { readonly from: Window; readonly through: Window }
  /** Nothing is due before then; absent while a window is due. */
  readonly quietUntil?: Date
}

const JUST_BEFORE_MS = 1

const justBefore = (at: Date): Date => new Date(at.getTime() - JUST_BEFORE_MS)

/**
 * The window of a job that comes next: the one that is being worked on, else the one after the last, if it is over. A job that never ran
 * begins with the latest that is over.
 */
export const dueOf = (
  { period, missed }: Pick<WindowJob, 'period' | 'missed'>,
  last: Run | undefined,
  now: Date,
  timeZone: string,
): Due => {
  if (!last) return { window: latestOver(period, now, timeZone) }
  const window = windowAt(period, justBefore(last.tick), timeZone)
  if (last.state === 'RUNNING') return { window }
  const next = windowAfter(period, window, timeZone)
  if (next.end > now) return { quietUntil: next.end }
  const latest = latestOver(period, now, timeZone)
  if (latest.end <= next.end) return { window: next }
  if (missed === 'each') return { window: next, waiting: { from: next, through: latest } }
  return { window: latest, skipped: { from: next, through: latestOver(period, justBefore(latest.end), timeZone) } }
}
