import { type Call, HEADERS, payloadBody, type Schema } from '@portico/contract/call'
import { failureEnvelope } from '@portico/contract/envelope'
import { COMMON_FAILURES, FAILURES, type FailureCode } from '@portico/contract/failure'
import { calls } from '@portico/contract/index'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** Schemas that refer to themselves, by the name they have in `components`. */
type Shared = Record<string, Json>

const schemaOf = (schema: Schema, io: 'input' | 'output', shared: Shared = {}, name = ''): Json => {
  const written = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  const placed = JSON.stringify(written).replaceAll('#/$defs/__', `#/components/schemas/${name}_`)
  const { $schema: _, $defs, ...read } = JSON.parse(placed) as Json & { $defs?: Shared }
  for (const [key, definition] of Object.entries($defs ?? {})) shared[key.replace('__', `${name}_`)] = definition
  return read
}

const header = (name: string, required: boolean, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})

const isQuery = (row: Call): boolean => row.method === 'GET' || row.method === 'DELETE'

const parametersOf = (row: Call): Json[] => {
  const headers = [
    header(HEADERS.merchant, false, "The brand's merchant code; when sent it must be this gateway's"),
    header(HEADERS.language, false, 'Gateway language code; the brand default when absent or unknown'),
    ...(row.movesMoney
      ? [
          header(HEADERS.idempotencyKey, true, 'A repeated key gets the first answer again', {
            type: 'string',
            pattern: '^[A-Za-z0-9_-]{8,100}$',
          }),
        ]
      : []),
  ]
  if (!isQuery(row)) return headers
  const { properties = {}, required = [] } = schemaOf(row.request, 'input') as { properties?: Record<string, Json>; required?: string[] }
  const query = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
  return [...headers, ...query]
}

const bodyOf = (row: Call): Json => {
  if (isQuery(row)) return {}
  const plain = schemaOf(row.request, 'input')
  const sealed = {
    type: 'object',
    properties: {
      [payloadBody.key]: { type: 'string', description: 'Compact JWE (RSA-OAEP-256, A256GCM) of the request for the current session key' },
    },
    required: [payloadBody.key],
    'x-sealed-request': plain,
  }
  const content = row.encrypted ? { schema: sealed } : { schema: plain, example: row.example.request }
  return { requestBody: { required: true, content: { [payloadBody.contentType]: content } } }
}

const failuresOf = (row: Call): Json => {
  const own: FailureCode[] = [
    ...(row.token === false ? [] : (['NOT_LOGGED_IN', 'SESSION_EXPIRED'] as const)),
    ...(row.only === 'agent' ? (['NOT_AN_AGENT'] as const) : []),
    ...(row.movesMoney ? (['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT'] as const) : []),
  ]
  const codes = [...new Set<FailureCode>([...own, ...row.failures, ...COMMON_FAILURES])]
  const statuses = [...new Set(codes.map((code) => FAILURES[code]))].toSorted((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: codes.filter((code) => FAILURES[code] === status).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

const securityOf = (row: Call): Json => {
  if (row.only === 'operator') return { security: [{ operatorKey: [] }] }
  if (row.token === 'optional') return { security: [{ token: [] }, {}] }
  return row.token ? { security: [{ token: [] }] } : { security: [] }
}

const operationOf = (name: string, row: Call, shared: Shared): Json => {
  const value = schemaOf(row.response, 'output', shared, name)
  const success = { type: 'object', properties: { success: { const: true }, value }, required: ['success', 'value'] }
  return {
    operationId: name,
    summary: row.summary,
    tags: [row.only ?? row.path.split('/')[2] ?? 'gateway'],
    ...securityOf(row),
    parameters: parametersOf(row),
    ...bodyOf(row),
    responses: {
      '200': {
        description: 'Done',
        content: { 'application/json': { schema: success, example: { success: true, value: row.example.response } } },
      },
      ...failuresOf(row),
    },
  }
}

/** The published reference (OpenAPI 3.1), derived from the contract's rows alone. */
export const openApi = (): Json => {
  const paths: Record<string, Json> = {}
  const shared: Shared = {}
  for (const [name, row] of Object.entries(calls)) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(name, row, shared) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico gateway',
      version: '0.1.0',
      description: 'Every call of the gateway, generated from contract/ by `npm run openapi`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: HEADERS.token, description: "A session's token, alone or after `Bearer`" },
        operatorKey: { type: 'apiKey', in: 'header', name: HEADERS.token, description: 'The key in DATA_DIR/operator.key' },
      },
      schemas: { Failure: schemaOf(failureEnvelope, 'output'), ...shared },
    },
  }
}
