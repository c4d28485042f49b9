import { readFileSync } from 'node:fs'
import { calls } from '@portico/contract/index'
import { expect, test } from 'vitest'
import { openApi } from './document.ts'

const published = () =>
  JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>
  }

test('docs/openapi.json is what the contract says now; `npm run openapi` writes it', async () => {
  expect(published()).toEqual(JSON.parse(JSON.stringify(await openApi())))
})

test('the reference has every call', () => {
  const names = Object.values(published().paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(names.toSorted()).toEqual(Object.keys(calls).toSorted())
})

test('every reference leads somewhere, and every named schema is referred to', () => {
  const text = JSON.stringify(published())
  const { components } = published() as unknown as { components: Record<string, Record<string, unknown>> }
  const targets = new Set([...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, target]) => target!))
  expect(text.match(/"\$ref":"(?!#\/components\/)/g)).toBeNull()
  const known = Object.entries(components).flatMap(([kind, named]) => Object.keys(named).map((name) => `${kind}/${name}`))
  expect([...targets].filter((target) => !known.includes(target))).toEqual([])
  expect(known.filter((name) => name.startsWith('schemas/') && !targets.has(name))).toEqual([])
})
