import { existsSync, globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from './testing/gateway.ts'

const here = import.meta.dirname

/** What areas stand on, besides the areas themselves. */
const BASE = new Set(['composition', 'db', 'http', 'kit', 'ports', 'testing', 'node_modules'])

const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !BASE.has(entry.name))
  .map(({ name }) => name)

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

test('every area is on the list once, and by the name of its folder', () => {
  expect(gateway.areas.map(({ name }) => name).toSorted()).toEqual(folders.toSorted())
})

test('a contract row is answered by one area', () => {
  const rows = gateway.areas.flatMap(({ name, bindings }) => bindings.map(({ row }) => ({ name, row })))
  const twice = [...Map.groupBy(rows, ({ row }) => row)].filter(([, owners]) => owners.length > 1)
  expect(twice.map(([row, owners]) => `${row.path}: ${owners.map(({ name }) => name).join(', ')}`)).toEqual([])
})

describe.each(folders)('the area %s', (area) => {
  const has = (file: string) => existsSync(join(here, area, file))

  test('has an index, a service and a test', () => {
    expect([has('index.ts'), has('service.ts'), globSync(join(here, area, '**/*.test.ts')).length > 0]).toEqual([true, true, true])
  })

  test('has routes where it answers rows, and a store where it has tables', () => {
    const answers = gateway.areas.find(({ name }) => name === area)!.bindings.length > 0
    if (answers) expect(has('routes.ts')).toBe(true)
    const owns = globSync(join(here, area, '**/schema.ts')).length > 0
    if (owns) expect(globSync(join(here, area, '**/*store.ts'))).not.toEqual([])
  })
})
