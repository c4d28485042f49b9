import { readFileSync } from 'node:fs'
import { calls, callsByNoun } from '@portico/contract/index'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { openApi } from './document.ts'
import { printJson } from './print.ts'

/** Two fifths of the paths are the operator's. */
const MAX_BYTES = 300_000

interface Content {
  readonly schema: object
  readonly example?: unknown
}
interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>
}
interface Reference {
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>
}

const text = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
const reference = JSON.parse(text) as Reference
const operations = Object.values(reference.paths).flatMap((methods) => Object.values(methods))

test('docs/openapi.json is what the contract says now; `npm run openapi` writes it', async () => {
  expect(text).toBe(printJson(await openApi()))
})

test('the reference is small enough to be read by a browser', () => {
  expect(text.length).toBeLessThanOrEqual(MAX_BYTES)
})

test('the reference is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(text)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const broken = text.replace('"operationId":', '"operation":').replace('"responses":', '"answers":')
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
})

test('the reference has every call, under its noun, with a summary', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(calls).toSorted())
  expect(operations.filter(({ summary }) => summary === '').map(({ operationId }) => operationId)).toEqual([])
  for (const { operationId, tags } of operations) expect(tags.filter((tag) => operationId in callsByNoun[tag]!)).toHaveLength(1)
  expect(reference.tags.map(({ name }) => name)).toEqual(Object.keys(callsByNoun))
  expect(reference.tags.filter(({ description }) => !/ .*\.$/.test(description))).toEqual([])
})

test('every reference leads somewhere, and every named schema is referred to', () => {
  const targets = new Set([...text.matchAll(/"\$ref": ?"#\/components\/([^"]+)"/g)].map(([, target]) => target!))
  expect(text.match(/"\$ref": ?"(?!#\/components\/)/g)).toBeNull()
  const known = Object.entries(reference.components).flatMap(([kind, named]) => Object.keys(named).map((name) => `${kind}/${name}`))
  expect([...targets].filter((target) => !known.includes(target))).toEqual([])
  expect(known.filter((name) => name.startsWith('schemas/') && !targets.has(name))).toEqual([])
})

test('every example is what its schema says', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'https://portico.example/', components: reference.components })
  const placed = (schema: object): object =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"https://portico.example/#/components/')) as object
  const examples = operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)]
      .flatMap((part) => Object.values(part?.content ?? {}))
      .filter(({ example }) => example !== undefined)
      .map(({ schema, example }) => ({ operationId, schema, example })),
  )
  expect(examples.length).toBeGreaterThan(operations.length)
  const wrong = examples.filter(({ schema, example }) => !ajv.validate(placed(schema), example)).map(({ operationId }) => operationId)
  expect(wrong).toEqual([])
  expect(ajv.validate(placed(examples[0]!.schema), { success: 'perhaps' })).toBe(false)
})
