import { VENDOR_CALLS, type VendorCall, type VendorCallName } from '@portico/contract/vendor/calls'
import { VENDOR_EXAMPLES } from '@portico/contract/vendor/examples'
import { VENDOR_HEADERS, VENDOR_SKEW_MS } from '@portico/contract/vendor/paths'
import { INQUIRIES } from '@portico/contract/vendor/inquiries'
import { refusalReply } from '@portico/contract/vendor/shapes'
import { VENDOR_HTTP, VENDOR_STATUSES } from '@portico/contract/vendor/statuses'
import { contractDocstrings, schemaNames } from './contract-sources.ts'
import { type Json, schemaWriter } from './schemas.ts'

const JSON_TYPE = 'application/json'

const header = (name: string, description: string, pattern: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', pattern },
})

/** What every call carries besides its body. */
const PARAMETERS: Readonly<Record<string, Json>> = {
  vendor: header(VENDOR_HEADERS.vendor, "The vendor's code", '^[A-Za-z0-9_-]{1,64}$'),
  keyId: header(VENDOR_HEADERS.keyId, 'The key that it is signed with', '^[A-Za-z0-9_-]{1,64}$'),
  timestamp: header(VENDOR_HEADERS.timestamp, `Milliseconds since 1970; at most ${VENDOR_SKEW_MS / 1000} seconds off`, '^\\d{10,15}$'),
  nonce: header(VENDOR_HEADERS.nonce, 'Used once', '^[A-Za-z0-9_-]{16,64}$'),
  signature: header(VENDOR_HEADERS.signature, 'Hex HMAC-SHA256; docs/vendors.md, Signing', '^[0-9a-f]{64}$'),
}

/** Of the calls that read: what may stand behind the path. */
const QUERIES: Readonly<Partial<Record<VendorCallName, Json>>> = {
  report: { name: 'after', in: 'query', description: '`next` of the page before', schema: { type: 'string', pattern: '^\\d{1,18}$' } },
}

const statusesWith = (http: number): string => VENDOR_STATUSES.filter((status) => (VENDOR_HTTP[status] ?? 200) === http).join(', ')

const refusals = (): Json =>
  Object.fromEntries(
    [...new Set(Object.values(VENDOR_HTTP))].map((http) => [
      String(http),
      { description: statusesWith(http), content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/RefusalReply' } } } },
    ]),
  )

/** The vendor API as a published reference (OpenAPI 3.1), derived from the contract alone. */
export const vendorApi = async (): Promise<Json> => {
  const { write, finish } = schemaWriter(await schemaNames(), contractDocstrings())
  const operation = (name: VendorCallName, { method, path, summary, request, reply }: VendorCall): Json => {
    const example = VENDOR_EXAMPLES[name]
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, field]) => ({
      name: field,
      in: 'path',
      required: true,
      schema: { type: 'string' },
      example: (example.request as Readonly<Record<string, unknown>>)[field!],
    }))
    const body = { schema: write(request, 'input', `${name}.request`), example: example.request }
    return {
      operationId: name,
      summary,
      parameters: [
        ...Object.keys(PARAMETERS).map((each) => ({ $ref: `#/components/parameters/${each}` })),
        ...inPath,
        ...(QUERIES[name] ? [QUERIES[name]] : []),
      ],
      ...(method === 'POST' ? { requestBody: { required: true, content: { [JSON_TYPE]: body } } } : {}),
      responses: {
        '200': {
          description: statusesWith(200),
          content: { [JSON_TYPE]: { schema: write(reply, 'output', `${name}.reply`), example: example.reply } },
        },
        ...refusals(),
      },
    }
  }
  const rows = Object.entries(VENDOR_CALLS) as [VendorCallName, VendorCall][]
  const paths = Object.fromEntries(
    rows.map(([name, call]) => [call.path.replaceAll(/:(\w+)/g, '{$1}'), { [call.method.toLowerCase()]: operation(name, call) }]),
  )
  // What goes the other way, to the vendor's own server: signed alike.
  const webhooks = Object.fromEntries(
    Object.entries(INQUIRIES).map(([name, { method, path, summary, request, reply }]) => [
      `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
      {
        [method.toLowerCase()]: {
          operationId: `inquiry.${name}`,
          summary,
          parameters: Object.keys(PARAMETERS).map((each) => ({ $ref: `#/components/parameters/${each}` })),
          ...(request
            ? { requestBody: { required: true, content: { [JSON_TYPE]: { schema: write(request, 'input', `inquiry.${name}.request`) } } } }
            : {}),
          responses: {
            '200': {
              description: 'Signed',
              content: { [JSON_TYPE]: { schema: write(reply, 'output', `inquiry.${name}.reply`) } },
            },
          },
        },
      },
    ]),
  )
  write(refusalReply, 'output', 'RefusalReply')
  return finish((named) => ({
    openapi: '3.1.0',
    info: {
      title: 'Portico vendor API',
      version: '1',
      description:
        'What a vendor’s server asks of a Portico wallet, generated from packages/contract/vendor by `npm run openapi`. docs/vendors.md says how the calls go together and how they are signed, docs/vendor-vectors.json has signatures to try.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The site that serves the player is the wallet, too' }],
    paths,
    webhooks,
    components: { parameters: PARAMETERS, schemas: named },
  }))
}
