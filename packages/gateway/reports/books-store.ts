import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BookFigure } from '@portico/contract/operator/calls'
import { sql, type SQL } from 'drizzle-orm'
import type { Database, Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import type { BookCheck, BookRows } from '../kit/book-check.ts'
import { TRANSFER_ROWS } from '../ledger/index.ts'
import { bookFigures, type Flow, type KindCount } from './book-figures.ts'

/** What the books say. `findings` is empty when they balance. */
export interface Books {
  readonly accounts: number
  readonly transfers: number
  readonly bets: number
  readonly settled: number
  readonly findings: readonly string[]
  readonly figures: readonly BookFigure[]
}

/** Findings that are told: of one check on one page, and of all. */
const MOST_OF_A_PAGE = 100
const MOST_FINDINGS = 1_000

const undeclared = (codes: readonly string[]): BookCheck => ({
  over: TRANSFER_ROWS,
  findings: sql`
    select format('%s transfers have the code %s, which no area declares', count(*), code) as finding
    from page where code <> all (string_to_array(${codes.join()}, ',')) group by code`,
})

/** What is counted of a page besides its rows, by table. */
const COUNTED: Readonly<Record<string, SQL>> = { bet: sql`state <> 'WAITING'` }

/** What is summed of a page to explain the figures, by table; as text, so that no driver rounds it. */
const SUMMED: Readonly<Record<string, SQL>> = {
  ledger_account: sql`
    select coalesce(json_agg(json_build_array(currency, kind, n)), '[]') from (select currency, kind, count(*) as n from page group by 1, 2) k`,
  ledger_transfer: sql`
    select coalesce(json_agg(json_build_array(currency, code, debit, credit, amount, n)), '[]') from (
      select d.currency, p.code, d.kind as debit, c.kind as credit, sum(p.amount)::text as amount, count(*) as n
      from page p join ledger_account d on d.id = p.debit_id join ledger_account c on c.id = p.credit_id group by 1, 2, 3, 4) f`,
}

interface Page {
  /** The key of its last row; null when it has none. */
  readonly last: readonly string[] | null
  readonly rows: number
  readonly counted: number
  readonly summed: readonly (Flow | KindCount)[]
  readonly findings: readonly string[]
}

interface Sums {
  rows: number
  counted: number
  readonly summed: (Flow | KindCount)[]
}

/** Examines the page of rows after the key, in one statement. */
const readPage = async (
  queryable: Queryable,
  { table, key, page }: BookRows,
  checks: readonly BookCheck[],
  after: Page['last'],
): Promise<Page> => {
  const columns = sql.raw(key.map(([column]) => column).join())
  const values = sql.join(
    key.map(([, type], i) => sql`${after?.[i]}::${sql.raw(type)}`),
    sql`, `,
  )
  const backwards = sql.raw(key.map(([column]) => `${column} desc`).join())
  const texts = sql.raw(key.map(([column]) => `${column}::text`).join())
  const found = sql.join(
    checks.map(({ findings }) => sql`(select finding from (${findings}) f limit ${MOST_OF_A_PAGE})`),
    sql` union all `,
  )
  const [row] = await rowsOf<{ packed: string }>(
    queryable,
    sql`
    with page as materialized (
      select * from ${sql.raw(table)} ${after === null ? sql`` : sql`where (${columns}) > (${values})`} order by ${columns} limit ${page}
    )
    select json_build_object(
      'last', (select json_build_array(${texts}) from page order by ${backwards} limit 1),
      'rows', (select count(*) from page), 'counted', (select count(*) from page where ${COUNTED[table] ?? sql`false`}),
      'summed', (${SUMMED[table] ?? sql`select json_build_array()`}),
      'findings', (select coalesce(json_agg(finding), '[]') from (${found}) all_found))::text as packed`,
  )
  return JSON.parse(row!.packed) as Page
}

/**
 * Examines every row in pages. `checks` are the areas', `codes` those they declare. On a server all pages see one snapshot. The
 * embedded database has one connection for everybody, so there each page is a transaction of its own and everybody else has their
 * turn in between; a check says nothing that spans two pages.
 */
export const readBooks = (
  { background, kind }: Pick<Database, 'background' | 'kind'>,
  checks: readonly BookCheck[],
  codes: readonly string[],
): Promise<Books> => {
  const byTable = [...Map.groupBy([...checks, undeclared(codes)], ({ over }) => over)]
  const read = async (queryable: Queryable): Promise<Books> => {
    const findings = new Set<string>()
    const rows = new Map<string, Sums>()
    for (const [over, own] of byTable) {
      const sum: Sums = { rows: 0, counted: 0, summed: [] }
      let last: Page['last'] = null
      do {
        const page: Page = await readPage(queryable, over, own, last)
        for (const finding of page.findings) if (findings.size < MOST_FINDINGS) findings.add(finding)
        sum.rows += page.rows
        sum.counted += page.counted
        sum.summed.push(...page.summed)
        last = page.rows < over.page ? null : page.last
        await nextTurn()
      } while (last !== null)
      rows.set(over.table, sum)
    }
    const of = (table: string) => rows.get(table) ?? { rows: 0, counted: 0, summed: [] }
    return {
      accounts: of('ledger_account').rows,
      transfers: of('ledger_transfer').rows,
      bets: of('bet').rows,
      settled: of('bet').counted,
      findings: [...findings],
      figures: bookFigures(of('ledger_account').summed as KindCount[], of('ledger_transfer').summed as Flow[]),
    }
  }
  return kind === 'pglite' ? read(background) : background.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}
