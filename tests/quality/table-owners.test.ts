import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'

/**
 * Whose a table is, and that nobody else touches it. A table belongs to the area (the folder below packages/gateway) whose schema.ts
 * declares it; others ask the owner's index.ts. Foreign keys cross areas, in schema.ts. Besides there are four exceptions: reports/
 * joins what it likes and only reads; an area's book checks read the ledger beside its own tables; the two statements that take bets write
 * the tables of several areas at once; the demonstration writes its past.
 */
const REPORTS = 'gateway/reports'
const BOOK_CHECKS = 'book-checks-store.ts'
const PLACING = ['gateway/ledger/place-bets-statement.ts', 'gateway/ledger/vendor-bet-statement.ts']
const DEMO_PAST = ['demo/seed/store.ts', 'demo/seed/bulk-store.ts']

const PACKAGES = fileURLToPath(new URL('../../packages', import.meta.url))
/** What runs in production, by its path below packages/. */
const files = ['gateway', 'demo', 'operator'].flatMap((workspace) =>
  readdirSync(join(PACKAGES, workspace), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(workspace, path.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.ts') && !/\/node_modules\/|^gateway\/testing\/|\.test\.ts$|drizzle\.config\.ts$/.test(path)),
)
const areaOf = (path: string): string => path.split('/', 2).join('/')

/** The area of each table, by the table's name. */
const owners = new Map<string, string>()
for (const path of files.filter((each) => each.endsWith('/schema.ts'))) {
  const exported = (await import(join(PACKAGES, path))) as Record<string, unknown>
  for (const each of Object.values(exported)) if (is(each, PgTable)) owners.set(getTableConfig(each).name, areaOf(path))
}

const TABLES = `"?(${[...owners.keys()].join('|')})"?(?![\\w'.:(-])`
const NAMED = new RegExp(`\\b(?:(?:from|join|into|update|only|using|truncate)\\s+|from\\s+[\\w\\s",]+,\\s*)${TABLES}`, 'gi')
const WRITES =
  /\.(?:insert|update|delete|for)\(|\b(?:insert\s+into|delete\s+from|truncate|merge\s+into)\b|\bupdate\s+\w+(?:\s+(?:as\s+)?\w+)?\s+set\b|\bfor\s+(?:no\s+key\s+|key\s+)?(?:update|share)\b/i
const HANDED_OUT = /export (?:\*|\{[^}]*\}) from '[^']*\/schema\.ts'/

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|--\s).*$/gm, ' ')
const tablesNamed = (code: string): Set<string> => new Set([...code.matchAll(NAMED)].map(([, name]) => name!.toLowerCase()))
const schemasImported = (path: string, code: string): string[] =>
  [...code.matchAll(/(?:from|import\()\s*'((?:\.{1,2}|@portico\/gateway)\/(?:[^']*\/)?schema)(?:\.ts)?'/g)].map(([, name]) =>
    areaOf(name!.startsWith('@portico/') ? name!.slice('@portico/'.length) : posix.join(posix.dirname(path), name!)),
  )

/** What a file does with tables that it may not. */
const faultsOf = (path: string, source: string): string[] => {
  const [area, code] = [areaOf(path), withoutComments(source)]
  if (PLACING.includes(path) || DEMO_PAST.includes(path)) return []
  const checks = posix.basename(path) === BOOK_CHECKS
  const faults = (checks || area === REPORTS) && WRITES.test(code) ? [`${path} writes or locks`] : []
  if (HANDED_OUT.test(code)) faults.push(`${path} hands tables out`)
  if (area === REPORTS) return faults
  const schemas = path.endsWith('/schema.ts') ? [] : schemasImported(path, code).filter((owner) => owner !== area)
  const foreign = [...tablesNamed(code)].filter((table) => {
    const owner = owners.get(table)
    return owner !== area && !(checks && owner === 'gateway/ledger')
  })
  return [
    ...faults,
    ...schemas.map((owner) => `${path} imports the schema of ${owner}`),
    ...foreign.map((table) => `${path} names ${table} of ${owners.get(table)}`),
  ]
}

describe('tables have owners', () => {
  it('and nobody else touches them', () => {
    expect(owners.size).toBeGreaterThan(25)
    expect(files.length).toBeGreaterThan(200)
    expect(files.flatMap((path) => faultsOf(path, readFileSync(join(PACKAGES, path), 'utf8')))).toEqual([])
  })

  it.each([
    ['an import', 'gateway/room/store.ts', "import { member } from '../member/schema.ts'", 'imports the schema of gateway/member'],
    ['a deep import', 'gateway/room/a/store.ts', "import type { bet } from '../../lottery/bets/schema.ts'", 'schema of gateway/lottery'],
    ['an import by package', 'demo/a.ts', "import { bet } from '@portico/gateway/lottery/bets/schema'", 'schema of gateway/lottery'],
    ['an import at run time', 'operator/a.ts', "await import('@portico/gateway/member/schema')", 'schema of gateway/member'],
    ['a table handed out', 'gateway/member/index.ts', "export { member } from './schema.ts'", 'hands tables out'],
    ['SQL that reads', 'gateway/room/store.ts', 'sql`select account from member`', 'names member of gateway/member'],
    ['SQL that joins', 'gateway/room/store.ts', 'sql`select 1 from room_line r\n join "member" m on true`', 'names member'],
    ['SQL that joins by a comma', 'gateway/room/store.ts', 'sql`select 1 from issue i, bet b`', 'names bet of gateway/lottery'],
    ['money from a store', 'gateway/lottery/settling/s-store.ts', 'sql`update ledger_account a set balance = 0`', 'names ledger_account'],
    ['a transfer from a store', 'gateway/cashier/store.ts', 'sql`insert into ledger_transfer (id) values (1)`', 'names ledger_transfer'],
    ['a report that writes', 'gateway/reports/a-store.ts', 'db.update(member).set({})', 'writes or locks'],
    ['a report that writes in SQL', 'gateway/reports/a-store.ts', 'sql`update bet b set stake = 0`', 'writes or locks'],
    ['a report that locks', 'gateway/reports/a-store.ts', 'sql`select 1 from bet for update`', 'writes or locks'],
    ['book checks that write', 'gateway/cashier/book-checks-store.ts', 'sql`delete from deposit`', 'writes or locks'],
    ['book checks of other areas', 'gateway/cashier/book-checks-store.ts', 'sql`select 1 from bet`', 'names bet'],
  ])('%s is found', (_, path, code, fault) => {
    expect(faultsOf(path, code).join()).toContain(fault)
  })

  it.each([
    ['its own table', 'gateway/member/store.ts', "import { member } from './schema.ts'\nsql`select 1 from member`"],
    ['a foreign key', 'gateway/room/schema.ts', "import { member } from '../member/schema.ts'"],
    [
      'a report',
      'gateway/reports/a-store.ts',
      "import { bet } from '../lottery/bets/schema.ts'\nsql`select 1 from bet join member m on true`",
    ],
    ['book checks', 'gateway/cashier/book-checks-store.ts', 'sql`select 1 from deposit d join ledger_transfer t on true`'],
    ['a comment', 'gateway/room/store.ts', '// comes from member\n/** update bet set */'],
  ])('%s is fine', (_, path, code) => {
    expect(faultsOf(path, code)).toEqual([])
  })
})
