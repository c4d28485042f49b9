import type { Database } from '../db/open.ts'
import { type AccountFilter, type AccountMovement, accountMovements, type Cursor } from '../ledger/index.ts'

const PAGE = 1_000

/** All movements of the filter from the oldest on, a page in memory at a time; those that come after `end` are left out. */
export async function* walk(
  { orm }: Pick<Database, 'orm'>,
  filter: AccountFilter,
  end: Date,
): AsyncGenerator<readonly AccountMovement[], void, undefined> {
  let cursor: Cursor | undefined
  for (;;) {
    const page = await accountMovements(orm, filter, { way: 'newer', cursor, limit: PAGE })
    const own = page.filter(({ at }) => at <= end)
    if (own.length > 0) yield own
    if (page.length < PAGE || own.length < page.length) return
    cursor = page.at(-1)
  }
}
