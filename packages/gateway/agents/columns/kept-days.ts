import { type ColumnKind, foldedDays, type PackedRows, type Whose } from '../../reports/index.ts'
import type { Queryable } from '../../db/open.ts'
import { type Directory, ID, NOBODY, numbersOf } from './directory.ts'
import { type Rows, rowsWhere } from './rows.ts'

/** Bytes of all that is kept of days: about three months of a team of 100,000. */
const MOST_BYTES = 96 * 1024 * 1024
/** Of a day with nothing on it. */
const SMALL = 200
/** Of larger teams a day is read as a whole, as most of its rows are theirs. */
export const LARGE_TEAM = 5_000

/** Rows as the database sent them, of those alone who are in the team. */
export const rowsIn = (directory: Directory, { gameType, members, sums }: PackedRows): Rows => {
  const places = new Int32Array(members.length / ID)
  for (let n = 0; n < places.length; n += 1) places[n] = directory.placeOf(members, n * ID)
  return rowsWhere({ gameType, places, sums: sums.map(numbersOf) }, (place) => place !== NOBODY)
}

interface KeptDay {
  readonly folds: string
  readonly rows: readonly Rows[]
  readonly bytes: number
}

/** Whose days they are. `id`: places of another directory of the same team are others. */
export interface Owner {
  readonly id: number
  readonly whose: Whose
}

/** A day of a team as the database has it folded now. */
export interface DayFold {
  readonly kind: ColumnKind
  readonly day: string
  readonly folds: string
}

const bytesOf = (rows: readonly Rows[]): number =>
  rows.reduce((all, { places, sums }) => all + places.byteLength + sums.reduce((bytes, sum) => bytes + sum.byteLength, 0), SMALL)

/** Keeps what teams did on days, while it stays as it was folded. What was asked for longest ago is left out once it is too much. */
export const createKeptDays = (most = MOST_BYTES) => {
  const store = new Map<string, KeptDay>()
  let total = 0
  const keyOf = ({ id }: Owner, { kind, day }: Pick<DayFold, 'kind' | 'day'>) => `${id} ${kind} ${day}`

  const drop = (key: string): void => {
    const known = store.get(key)
    if (!known) return
    store.delete(key)
    total -= known.bytes
  }

  const keep = (key: string, day: KeptDay): void => {
    drop(key)
    store.set(key, day)
    total += day.bytes
    for (const oldest of store.keys()) {
      if (total <= most) break
      drop(oldest)
    }
  }

  /** What is kept of a day, if that is how it is folded. */
  const known = (owner: Owner, asOf: DayFold): readonly Rows[] | undefined => {
    const key = keyOf(owner, asOf)
    const day = store.get(key)
    if (day?.folds !== asOf.folds) return undefined
    store.delete(key)
    store.set(key, day)
    return day.rows
  }

  /**
   * Days of one kind, read anew. Undefined if one was folded meanwhile: what it holds now may be of accounts that are not in this directory yet.
   */
  const read = async (
    db: Queryable,
    owner: Owner,
    directory: Directory,
    kind: ColumnKind,
    asOf: readonly DayFold[],
  ): Promise<Map<string, readonly Rows[]> | undefined> => {
    const found = await foldedDays(
      db,
      kind,
      asOf.map(({ day }) => day),
      directory.size < LARGE_TEAM ? owner.whose : undefined,
    )
    const folds = new Map(asOf.map((each) => [each.day, each.folds]))
    const answer = new Map<string, readonly Rows[]>()
    for (const { day, folds: is, rows } of found) {
      if (folds.get(day) !== is) return undefined
      const own = rows.map((each) => rowsIn(directory, each)).filter(({ places }) => places.length > 0)
      keep(keyOf(owner, { kind, day }), { folds: is, rows: own, bytes: bytesOf(own) })
      answer.set(day, own)
    }
    return answer
  }

  return { known, read }
}

export type KeptDays = ReturnType<typeof createKeptDays>
