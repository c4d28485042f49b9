import { readFileSync } from 'node:fs'
import { VENDOR_CALLS } from '@portico/contract/vendor/calls'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { signatureOf } from '@portico/studio/wallet/signature'
import { printJson } from './print.ts'
import { vendorApi } from './vendor.ts'
import { vendorVectors } from './vendor-vectors.ts'

const textOf = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')

interface Vectors {
  readonly secret: string
  readonly requests: readonly Vector[]
  readonly answers: readonly Vector[]
}
interface Vector {
  readonly method?: string
  readonly status?: number
  readonly path: string
  readonly timestamp: string
  readonly nonce: string
  readonly body: string
  readonly signature: string
}
interface Content {
  readonly schema: object
  readonly example?: unknown
}
interface Operation {
  readonly operationId: string
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, Content>> }>>
}

test('the reference of the vendor API is valid OpenAPI 3.1, has every call, and is what the contract says', async () => {
  const text = textOf('openapi-vendor.json')
  expect(text).toBe(printJson(await vendorApi()))
  expect(await new Validator().validate(text)).toEqual({ valid: true })
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> }
  const names = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(names.toSorted()).toEqual(Object.keys(VENDOR_CALLS).toSorted())
})

test('every example of the vendor API is what its schema says', () => {
  const { paths, components } = JSON.parse(textOf('openapi-vendor.json')) as {
    paths: Record<string, Record<string, Operation>>
    components: object
  }
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'https://portico.example/', components })
  const placed = (schema: object): object =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"https://portico.example/#/components/')) as object
  const contents = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, responses['200']].flatMap((part) => (part ? [{ operationId, ...part.content['application/json']! }] : [])),
    )
  expect(contents.length).toBe(2 * Object.keys(VENDOR_CALLS).length - 3)
  const wrong = contents.filter(({ schema, example }) => !ajv.validate(placed(schema), example)).map(({ operationId }) => operationId)
  expect(wrong).toEqual([])
})

test("the vectors are published as the contract signs, and the studio's own code comes to the same signatures", () => {
  const text = textOf('vendor-vectors.json')
  expect(text).toBe(printJson(vendorVectors()))
  const { secret, requests, answers } = JSON.parse(text) as Vectors
  for (const { method, status, path, timestamp, nonce, body, signature } of [...requests, ...answers])
    expect(signatureOf(secret, { first: method ?? String(status), path, timestamp, nonce, body })).toBe(signature)
  // Worked out apart, by OpenSSL.
  expect(requests[3]?.signature).toBe('e4f9d2222d713c55b36be15305e29c7e890195186699c78ff3d2068f82d6cec8')
})
