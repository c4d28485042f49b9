import { exampleOf } from '@portico/contract/examples'
import { callsByNoun } from '@portico/contract/index'
import { type Call, FORM_TYPE, HEADERS, payloadBody } from '@portico/contract/kit/call'
import { failureEnvelope } from '@portico/contract/kit/envelope'
import { nothing } from '@portico/contract/kit/wire'
import { COMMON_FAILURES, type FailureCode } from '@portico/contract/kit/failure'
import { roleOf } from '@portico/contract/operator/roles'
import { ABOUT, type Audience, isFor, TITLES } from './audiences.ts'
import { contractDocstrings, schemaNames } from './contract-sources.ts'
import type { Docstrings } from './docstrings.ts'
import { refusal, refusalWriter, statusesOf, withStatus } from './refusals.ts'
import { type Json, schemaWriter } from './schemas.ts'

interface Writing {
  readonly docs: Docstrings
  readonly write: ReturnType<typeof schemaWriter>['write']
  readonly refusals: ReturnType<typeof refusalWriter>
}

const PARAMETERS = {
  merchant: {
    name: HEADERS.merchant,
    in: 'header',
    description: "The brand's merchant code; when sent it must be this gateway's",
    schema: { type: 'string' },
  },
  language: {
    name: HEADERS.language,
    in: 'header',
    description: 'Gateway language code; the brand default when absent or unknown',
    schema: { type: 'string' },
  },
  idempotencyKey: {
    name: HEADERS.idempotencyKey,
    in: 'header',
    required: true,
    description: 'A repeated key gets the first answer again. A call with a key refuses fields that it does not have',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,100}$' },
  },
} as const
const parameter = (name: keyof typeof PARAMETERS): Json => ({ $ref: `#/components/parameters/${name}` })

const isQuery = (row: Call): boolean => row.method === 'GET' || row.method === 'DELETE'

const parametersOf = (name: string, row: Call, { write }: Writing): Json[] => {
  const headers = [parameter('merchant'), parameter('language'), ...(row.movesMoney ? [parameter('idempotencyKey')] : [])]
  // What says nothing has no schema that anything would lead to.
  if (!isQuery(row) || row.request === nothing) return headers
  const request = write(row.request, 'input', `${name}.request`) as { properties?: Record<string, Json>; required?: string[] }
  const query = Object.entries(request.properties ?? {}).map(([field, { description, ...schema }]) => ({
    name: field,
    in: 'query',
    ...(request.required?.includes(field) ? { required: true } : {}),
    ...(description === undefined ? {} : { description }),
    schema,
  }))
  return [...headers, ...query]
}

const bodyOf = (name: string, row: Call, { write }: Writing): Json => {
  if (isQuery(row)) return {}
  const plain = write(row.request, 'input', `${name}.request`)
  const { request } = exampleOf(row)
  const content = row.encrypted
    ? { schema: { $ref: '#/components/schemas/EncryptedRequest' }, 'x-encrypted-request': plain, 'x-encrypted-example': request }
    : { schema: plain, example: request }
  const asForm = row.form ? { [FORM_TYPE]: content } : {}
  return { requestBody: { required: true, content: { [payloadBody.contentType]: content, ...asForm } } }
}

const SESSION_LOST = ['NOT_LOGGED_IN', 'SESSION_EXPIRED'] as const satisfies readonly FailureCode[]

/** What any call may be refused with, said once; a status stands at a call only where the call has codes of its own for it. */
const COMMON: Json = refusal(
  statusesOf(COMMON_FAILURES)
    .map((status) => `${status}: ${withStatus(COMMON_FAILURES, status).join(', ')}`)
    .join('; '),
)

const failuresOf = (row: Call, { refusals }: Writing): Json => {
  const flagged: FailureCode[] = [
    ...(row.token === false ? [] : SESSION_LOST),
    ...(row.account === 'real' ? (['NEED_TRUE_ACCOUNT'] as const) : []),
    ...(row.only === 'agent' ? (['NOT_AN_AGENT'] as const) : []),
    ...(row.movesMoney ? (['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT'] as const) : []),
  ]
  const codes = [...new Set<FailureCode>([...flagged, ...exampleOf(row).failures, ...COMMON_FAILURES])]
  const own = statusesOf(codes).flatMap((status) => {
    const mine = withStatus(codes, status)
    if (mine.length === withStatus(COMMON_FAILURES, status).length) return []
    return [[status, refusals.write(mine)]]
  })
  return { ...Object.fromEntries(own), default: { $ref: '#/components/responses/Refused' } }
}

const securityOf = (row: Call): Json => {
  if (row.desk === 'door') return { security: [] }
  if (row.only === 'operator') return { security: [{ operatorSession: [] }] }
  if (row.token === 'optional') return { security: [{ token: [] }, {}] }
  return row.token ? { security: [{ token: [] }] } : { security: [] }
}

/** The first sentence of a docstring, and what follows it. */
const docText = (docstring: string): Json => {
  const [summary = '', ...rest] = docstring.split(/(?<=\.) (?=[A-Z`])/)
  return { summary: summary.replace(/\.$/, ''), ...(rest.length > 0 ? { description: rest.join(' ') } : {}) }
}

const operationOf = (noun: string, name: string, row: Call, writing: Writing): Json => {
  const value = writing.write(row.response, 'output', `${name}.response`)
  const success = { type: 'object', properties: { success: { const: true }, value }, required: ['success', 'value'] }
  const about = writing.docs.get(`${name}.response`)
  return {
    operationId: name,
    ...docText(writing.docs.get(name) ?? ''),
    ...(row.only === 'operator' ? { 'x-role': roleOf(row) } : {}),
    tags: [noun],
    ...securityOf(row),
    parameters: parametersOf(name, row, writing),
    ...bodyOf(name, row, writing),
    responses: {
      '200': {
        description: about ?? 'Done',
        content: { 'application/json': { schema: success, example: { success: true, value: exampleOf(row).response } } },
      },
      ...failuresOf(row, writing),
    },
  }
}

const ENCRYPTED = {
  type: 'object',
  properties: {
    [payloadBody.key]: {
      type: 'string',
      description:
        'Compact JWE (alg RSA-OAEP-256, enc A256GCM) of the request. Its protected header names the key by `kid`, the first of sessionKeys, and says by `iat` when it was made, in seconds of the gateway; each is taken once.',
    },
  },
  required: [payloadBody.key],
}

const SESSION: Json = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: HEADERS.token,
    description:
      "A session's token, alone or after `Bearer`. Where an answer has a header `New-Token`, the session goes on under that; the one before is good for ten seconds more",
  },
}

const DESK: Json = {
  operatorSession: {
    type: 'apiKey',
    in: 'header',
    name: HEADERS.token,
    description: 'The token that operatorLogin answers, for eight hours at most',
  },
}

const SECURITY: Readonly<Record<Audience, Json>> = {
  integrator: SESSION,
  identity: SESSION,
  agent: SESSION,
  engagement: { ...SESSION, ...DESK },
  conversation: { ...SESSION, ...DESK },
  operator: DESK,
}

/** A published reference (OpenAPI 3.1), derived from the contract's rows, examples and docstrings alone. */
export const openApi = async (audience: Audience): Promise<Json> => {
  const docs = contractDocstrings()
  const { write, finish } = schemaWriter(await schemaNames(), docs)
  const refusals = refusalWriter()
  const nouns = Object.entries(callsByNoun).flatMap(([noun, calls]) => {
    const rows = Object.entries<Call>(calls).filter(([, row]) => isFor(audience, noun, row))
    return rows.length > 0 ? [{ noun, rows: rows.toSorted(([one], [other]) => (one < other ? -1 : 1)) }] : []
  })
  const paths: Record<string, Json> = {}
  for (const { noun, rows } of nouns) {
    for (const [name, row] of rows) {
      paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(noun, name, row, { docs, write, refusals }) }
    }
  }
  write(failureEnvelope, 'output', 'FailureEnvelope')
  const responses = refusals.finish()
  const isEncrypted = nouns.some(({ rows }) => rows.some(([, row]) => row.encrypted))
  return finish((named) => ({
    openapi: '3.1.0',
    info: { title: TITLES[audience], version: '0.1.0', description: ABOUT[audience], license: { name: 'MIT', identifier: 'MIT' } },
    servers: [
      { url: '/', description: 'The site that serves the player is the gateway, too' },
      { url: 'http://localhost:8080', description: 'npm start on this machine' },
    ],
    tags: nouns.map(({ noun }) => ({ name: noun, description: docs.get(`NOUNS.${noun}`) ?? noun })),
    paths,
    components: {
      securitySchemes: SECURITY[audience],
      parameters: PARAMETERS,
      responses: { Refused: COMMON, ...responses },
      schemas: { ...named, ...(isEncrypted ? { EncryptedRequest: ENCRYPTED } : {}) },
    },
  }))
}
