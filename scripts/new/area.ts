import { camel, type Generator, importLine, kebab, lineBefore, pascal } from './skeleton.ts'

const index = (name: string): string => `import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { ${camel(name)}Routes } from './routes.ts'
import { create${pascal(name)}, type ${pascal(name)} } from './service.ts'
import { delete${pascal(name)}Before } from './store.ts'

/** TODO one sentence: what this area does, and for whom. */
export const ${camel(name)}Area = (platform: Pick<Platform, 'database' | 'clock'>): AreaOf<${pascal(name)}> => {
  const ${camel(name)} = create${pascal(name)}(platform)
  return areaOf(${camel(name)}, { name: '${name}', bindings: ${camel(name)}Routes(${camel(name)}), sweep: delete${pascal(name)}Before })
}
`

const routes = (name: string): string => `import type { Binding } from '../http/bind.ts'
import type { ${pascal(name)} } from './service.ts'

/** Binds contract rows: \`bind(row, ({ request, caller }) => ${camel(name)}.method(caller, request))\`. */
export const ${camel(name)}Routes = (_${camel(name)}: ${pascal(name)}): Binding[] => []
`

const service = (name: string): string => `import type { Platform } from '../platform.ts'
import { count${pascal(name)}, insert${pascal(name)} } from './store.ts'

export interface ${pascal(name)} {
  /** Writes one row that expires. */
  add(memberId: string, expiresAt: Date): Promise<void>
  /** How many rows of a member have not expired. */
  count(memberId: string): Promise<number>
}

export const create${pascal(name)} = ({ database, clock }: Pick<Platform, 'database' | 'clock'>): ${pascal(name)} => ({
  add: (memberId, expiresAt) => insert${pascal(name)}(database.orm, { memberId, expiresAt }),
  count: (memberId) => count${pascal(name)}(database.orm, memberId, clock.now()),
})
`

const store = (name: string): string => `import { and, count, eq, gt, lt } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { ${camel(name)} } from './schema.ts'

export const insert${pascal(name)} = async (db: Queryable, row: { memberId: string; expiresAt: Date }): Promise<void> => {
  await db.insert(${camel(name)}).values(row)
}

export const count${pascal(name)} = async (db: Queryable, memberId: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ rows: count() })
    .from(${camel(name)})
    .where(and(eq(${camel(name)}.memberId, memberId), gt(${camel(name)}.expiresAt, now)))
  return row?.rows ?? 0
}

export const delete${pascal(name)}Before = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(${camel(name)}).where(lt(${camel(name)}.expiresAt, now))
}
`

const schema = (name: string): string => `import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/** TODO one sentence: what a row is. */
export const ${camel(name)} = pgTable('${name.replaceAll('-', '_')}', {
  id: uuid('id').primaryKey().defaultRandom(),
  memberId: uuid('member_id').notNull(),
  expiresAt: at('expires_at').notNull(),
})
`

const test = (name: string): string => `import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manualClock } from '../ports/clock.ts'
import { openTestDatabase } from '../testing/database.ts'
import type { Database } from '../db/open.ts'
import { create${pascal(name)} } from './service.ts'

let database: Database
const clock = manualClock('2026-11-21T08:00:00.000Z')

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('counts what has not expired', async () => {
  const ${camel(name)} = create${pascal(name)}({ database, clock })
  const memberId = randomUUID()
  await ${camel(name)}.add(memberId, new Date('2026-11-21T09:00:00.000Z'))
  expect(await ${camel(name)}.count(memberId)).toBe(1)
  clock.advance(2 * 3_600_000)
  expect(await ${camel(name)}.count(memberId)).toBe(0)
})
`

const readme = (name: string): string => `# TODO: what ${name} is

TODO one sentence: the one idea of this area.

- Writes \`${name.replaceAll('-', '_')}\`. TODO what has to hold of its rows, and what others may rely on
- TODO what it must never do
- TODO a new kind of it: where
`

const LIST = 'packages/gateway/areas.ts'

/** An area of the gateway: its folder, and its line in the list of areas. */
export const area: Generator = {
  usage: 'area NAME',
  make: ([input]) => {
    const name = kebab(input, 'An area')
    const folder = `packages/gateway/${name}`
    return {
      files: [
        ...Object.entries({ index, routes, service, store, schema, [`${name}.test`]: test }).map(([file, write]) => ({
          path: `${folder}/${file}.ts`,
          content: write(name),
        })),
        { path: `${folder}/README.md`, content: readme(name) },
      ],
      edits: [
        importLine(LIST, `import { ${camel(name)}Area } from './${name}/index.ts'`),
        lineBefore(LIST, 'const jobs = listed(', `  listed(${camel(name)}Area(platform))`),
      ],
      derive: [{ script: 'scripts/migration.ts', args: [name] }],
      next: [
        'Another column or table: schema.ts, then `npm run migration`, which writes the migration anew',
        `npx vitest run --project gateway ${folder} runs its tests`,
        'npm run new -- call NOUN NAME adds a row to the contract; bind it in routes.ts',
      ],
    }
  },
}
