import type { Clock, Log } from '../ports.ts'
import { createBudget } from './budget.ts'
import type { LogFiles } from './log-files.ts'
import type { Redactor } from './redact.ts'

interface Deps {
  readonly files: LogFiles
  readonly redactor: Redactor
  readonly clock: Clock
}

/** The client's log: a JSON object a line, with nothing in it that the redactor knows for secret. */
export interface Logs {
  /** The log of one part, whose name stands in each of its lines. */
  readonly of: (part: string) => Log
  /** The last lines, oldest first. */
  readonly tail: (lines: number) => readonly string[]
  readonly close: () => void
}

type Level = 'info' | 'warn' | 'error'
const MAX_LINE = 32 * 1024

/** Everything is redacted here and nowhere else. Writing never throws: lines that were lost are counted in the next one. */
export const createLogs = ({ files, redactor, clock }: Deps): Logs => {
  let lost = 0
  // By part and level, which are few: what a page reports has as many texts as it likes.
  const budget = createBudget(clock)

  const write = (level: Level, part: string, what: string, detail: unknown): void => {
    const leave = budget(`${part} ${level}`)
    if (!leave.ok) return
    const left = { ...(lost > 0 ? { lost } : {}), ...(leave.skipped > 0 ? { skipped: leave.skipped } : {}) }
    const head = { at: new Date(clock.now()).toISOString(), level, part, what: redactor.text(what), ...left }
    const whole = JSON.stringify({ ...head, ...(detail === undefined ? {} : { detail: redactor.value(detail) }) })
    const line = whole.length > MAX_LINE ? JSON.stringify({ ...head, detail: '[too long]' }) : whole
    try {
      files.append(line, level === 'error')
      lost = 0
    } catch {
      lost += 1
    }
  }

  return {
    of: (part) => ({
      info: (what, detail) => write('info', part, what, detail),
      warn: (what, detail) => write('warn', part, what, detail),
      error: (what, detail) => write('error', part, what, detail),
    }),
    tail: files.tail,
    close: files.close,
  }
}
