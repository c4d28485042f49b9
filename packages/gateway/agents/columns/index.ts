import type { Queryable } from '../../db/open.ts'
import { dayAfter } from '../../kit/zone.ts'
import { type ColumnKind, teamNow, type Whose } from '../../reports/index.ts'
import { type Board, createBoards } from './boards.ts'
import type { Directory } from './directory.ts'
import { createKeptDays, type DayFold, LARGE_TEAM, rowsIn } from './kept-days.ts'
import type { Rows } from './rows.ts'

export type { Directory } from './directory.ts'
export type { Rows } from './rows.ts'

/** Days, both inclusive. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** Is told all rows of the days that are read, in no order. */
export interface Collector {
  add(kind: ColumnKind, rows: Rows, day: string): void
}

export interface Reading<Sums> {
  readonly directory: Directory
  readonly sums: Sums
}

/**
 * What members of teams did, day by day and column by column, in memory. A list of 100,000 accounts is put in order by adding up a few columns;
 * of days that were read before only what was settled since is asked for.
 */
export interface TeamColumns {
  /**
   * Tells a collector what everybody of a team did on some days, folded and unfolded, as of one instant. `begin` is called again if something was
   * folded in between.
   */
  read<Sums extends Collector>(
    whose: Whose,
    span: Span,
    kinds: readonly ColumnKind[],
    begin: (directory: Directory) => Sums,
  ): Promise<Reading<Sums>>
  stop(): Promise<void>
}

const KINDS: readonly ColumnKind[] = ['BUSY', 'PLAY', 'MONEY']
/** Days of one statement: it has to be done long before a call is given up. */
const DAYS_AT_ONCE = 8
/** Of a large team so many days are read before they are asked for, in steps that nobody waits long for. */
const DAYS_AHEAD = 92
const STEP_AHEAD = 4
/** A day is folded at most every second or so, and takes a fraction of that to be read. */
const MOST_TRIES = 20

const eachDay = ({ from, to }: Span): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day)
  return days
}

export const createTeamColumns = (db: Queryable, background: Queryable, days = createKeptDays()): TeamColumns => {
  const boards = createBoards(db)
  let stopped = false

  /** Reads days that are not kept. `tell` is given each; false if one was folded meanwhile. */
  const readDays = async (
    from: Queryable,
    board: Board,
    directory: Directory,
    asOf: readonly DayFold[],
    tell: (rows: Rows, day: string) => void = () => {},
  ): Promise<boolean> => {
    const [first, later] = [asOf.slice(0, DAYS_AT_ONCE), asOf.slice(DAYS_AT_ONCE)]
    if (first.length === 0) return true
    const read = await days.read(from, board, directory, first[0]!.kind, first)
    if (!read) return false
    for (const [day, rows] of read) for (const each of rows) tell(each, day)
    return readDays(from, board, directory, later, tell)
  }

  const foldsOf = (kind: ColumnKind, span: Span, folds: Readonly<Record<string, string>>): DayFold[] =>
    eachDay(span).map((day) => ({ kind, day, folds: folds[day] ?? '0' }))

  const collect = async (board: Board, span: Span, kinds: readonly ColumnKind[], begin: (directory: Directory) => Collector) => {
    const now = await teamNow(db, board.whose, span, kinds)
    const directory = await boards.directoryOf(board, now.members)
    const sums = begin(directory)
    for (const kind of kinds) {
      const tell = (rows: Rows, day: string) => sums.add(kind, rows, day)
      for (const rows of now.unfolded[kind]) tell(rowsIn(directory, rows), rows.day)
      const missing: DayFold[] = []
      for (const asOf of foldsOf(kind, span, now.folds)) {
        const known = days.known(board, asOf)
        if (known) for (const rows of known) tell(rows, asOf.day)
        else missing.push(asOf)
      }
      // Two connections: a day is mostly work of the server's.
      const half = missing.length < 4 ? missing.length : Math.ceil(missing.length / 2)
      const parts = [missing.slice(0, half), missing.slice(half)]
      const read = await Promise.all(parts.map((part) => readDays(db, board, directory, part, tell)))
      if (read.includes(false)) return undefined
    }
    return { directory, sums }
  }

  /** Reads days that are likely to be asked for next, a few at a time between what is asked. */
  const lookAhead = async (board: Board, to: string): Promise<void> => {
    for (let back = 0; back < DAYS_AHEAD && !stopped; back += STEP_AHEAD) {
      const span = { from: dayAfter(to, 1 - back - STEP_AHEAD), to: dayAfter(to, -back) }
      for (const kind of KINDS)
        await boards.inTurn(board, async () => {
          if (stopped) return
          const now = await teamNow(background, board.whose, span, [])
          const directory = await boards.directoryOf(board, now.members)
          const missing = foldsOf(kind, span, now.folds).filter((asOf) => !days.known(board, asOf))
          await readDays(background, board, directory, missing)
        })
    }
  }

  return {
    read: async <Sums extends Collector>(whose: Whose, span: Span, kinds: readonly ColumnKind[], begin: (directory: Directory) => Sums) => {
      const board = boards.of(whose)
      const reading = await boards.inTurn(board, async () => {
        for (let tries = 0; tries < MOST_TRIES; tries += 1) {
          const read = await collect(board, span, kinds, begin)
          if (read) return read as Reading<Sums>
        }
        throw new Error('figures of a team were folded all the while that they were read')
      })
      if (reading.directory.size >= LARGE_TEAM && span.to > board.aheadOf) {
        board.aheadOf = span.to
        // What it cannot read is read when it is asked for.
        board.ahead = board.ahead.then(() => lookAhead(board, span.to)).catch(() => undefined)
      }
      return reading
    },
    stop: async () => {
      stopped = true
      await boards.idle()
    },
  }
}
