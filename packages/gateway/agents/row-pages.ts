import type { Queryable } from '../db/open.ts'
import {
  betsByTime,
  daysOfPage,
  type Ids,
  idSlice,
  type RowFilter,
  type RowKind,
  type TeamRange,
  type TeamRow,
  teamRowDays,
  teamRowOrder,
  teamRowsOf,
} from '../reports/index.ts'
import type { ListMemory } from './list-memory.ts'

/** So near to one end of its days a page is found without putting all of them in order. */
const NEAR = 1_000
/** Ids that are kept of a row: its own and its member's. */
const PAIR = 2

/** One page of the rows behind a figure, latest first. `counted`: how many there were when the first was read; what came since stands before it. */
export type RowPages = (
  kind: RowKind,
  range: TeamRange,
  whose: RowFilter,
  place: { readonly limit: number; readonly offset: number },
  counted?: number,
) => Promise<TeamRow[]>

/** Days that are wholly before a page are passed over by their counts; of those that it is in one end is looked at, or all are put in order once. */
export const createRowPages =
  (db: Queryable, memory: ListMemory): RowPages =>
  async (kind, range, whose, { limit, offset: from }, counted) => {
    // What was taken out since may have stood before the page: a row comes once more rather than never.
    const question = { kind, ...range, ...whose }
    const counts = await memory('row days', question, range.to, () => teamRowDays(db, kind, range, whose))
    const all = counts.reduce((sum, { rows }) => sum + rows, 0)
    const page = daysOfPage(counts, { limit, offset: Math.max(0, from + all - (counted ?? all)) })
    if (!page) return []
    const { offset, rows, ...days } = page
    const own = { ...range, ...days }
    const before = offset + limit
    const after = rows - offset
    const pairs = (ids: Ids, at: number, many: number): Promise<TeamRow[]> => {
      const slice = idSlice(ids, { limit: many, offset: at }, PAIR)
      return teamRowsOf(
        db,
        kind,
        own,
        Array.from({ length: slice.length / PAIR }, (_, n) => ({ id: slice[PAIR * n]!, memberId: slice[PAIR * n + 1]! })),
      )
    }
    if (Math.min(before, after) <= NEAR) {
      const latest = before <= after
      const ids = await betsByTime(db, kind, own, whose, { latest, limit: Math.min(rows, latest ? before : after) })
      if (ids) return pairs(ids, latest ? offset : 0, limit)
    }
    const ids = await memory(
      'rows',
      { ...question, ...days },
      days.to,
      async () => (await betsByTime(db, kind, own, whose, undefined)) ?? teamRowOrder(db, kind, own, whose),
    )
    return pairs(ids, offset, limit)
  }
