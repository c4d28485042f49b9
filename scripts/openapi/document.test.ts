import { readFileSync } from 'node:fs'
import { callsByNoun } from '@portico/contract/index'
import type { Call } from '@portico/contract/kit/call'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { AUDIENCES, fileFor, isFor } from './audiences.ts'
import { openApi } from './document.ts'
import { printJson } from './print.ts'

const ROWS = Object.entries(callsByNoun).flatMap(([noun, named]) => Object.entries<Call>(named).map(([name, row]) => ({ noun, name, row })))

/** Of each reference. */
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

describe.each(AUDIENCES)("the %s's reference", (audience) => {
  const text = readFileSync(new URL(`../../docs/${fileFor[audience]}`, import.meta.url), 'utf8')
  const reference = JSON.parse(text) as Reference
  const operations = Object.values(reference.paths).flatMap((methods) => Object.values(methods))

  test('is what the contract says now; `npm run openapi` writes it', async () => {
    expect(text).toBe(printJson(await openApi(audience)))
  })

  test('is small enough to be read by a browser', () => {
    expect(text.length).toBeLessThanOrEqual(MAX_BYTES)
  })

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(text)).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
    const broken = text.replace('"operationId":', '"operation":').replace('"responses":', '"answers":')
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
  })

  test('has every call, under its noun, with a summary', () => {
    const rows = ROWS.filter(({ noun, row }) => isFor(audience, noun, row))
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
    expect(operations.filter(({ summary }) => summary === '').map(({ operationId }) => operationId)).toEqual([])
    for (const { operationId, tags } of operations) expect(tags.filter((tag) => operationId in callsByNoun[tag]!)).toHaveLength(1)
    const nouns = Object.entries(callsByNoun).filter(([, named]) => rows.some(({ name }) => name in named))
    expect(reference.tags.map(({ name }) => name)).toEqual(nouns.map(([noun]) => noun))
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
    expect(examples.length).toBeGreaterThanOrEqual(operations.length)
    const wrong = examples.filter(({ schema, example }) => !ajv.validate(placed(schema), example)).map(({ operationId }) => operationId)
    expect(wrong).toEqual([])
    const answer = examples.find(({ example }) => JSON.stringify(example).startsWith('{"success":true'))!
    expect(ajv.validate(placed(answer.schema), { success: 'perhaps' })).toBe(false)
  })
})

test('each call is in one reference', () => {
  for (const { noun, row } of ROWS) expect(AUDIENCES.filter((audience) => isFor(audience, noun, row))).toHaveLength(1)
})
