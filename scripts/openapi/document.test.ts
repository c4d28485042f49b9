import { readFileSync } from 'node:fs'
import { calls } from '@portico/contract/index'
import { expect, test } from 'vitest'
import { openApi } from './document.ts'

const published = () =>
  JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>
  }

test('docs/openapi.json is what the contract says now; `npm run openapi` writes it', () => {
  expect(published()).toEqual(JSON.parse(JSON.stringify(openApi())))
})

test('the reference has every call', () => {
  const names = Object.values(published().paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(names.toSorted()).toEqual(Object.keys(calls).toSorted())
})

test('every reference leads somewhere', () => {
  const text = JSON.stringify(published())
  const { components } = published() as unknown as { components: { schemas: Record<string, unknown> } }
  const targets = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, target]) => target!))
  expect([...targets].filter((target) => !target.startsWith('components/schemas/') || !(target.slice(19) in components.schemas))).toEqual(
    [],
  )
})
