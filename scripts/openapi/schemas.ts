import type { Schema } from '@portico/contract/kit/call'
import * as z from 'zod/mini'
import type { Names } from './contract-sources.ts'
import type { Docstrings } from './docstrings.ts'

export type Json = Readonly<Record<string, unknown>>

const COMPONENTS = '#/components/schemas/'

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same with the docstrings as descriptions. Lists and choices have the paths of what is in them. */
const described = (schema: Json, path: string, docs: Docstrings): Json =>
  Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties' && isJson(value)) {
        const properties = Object.entries(value).map(([name, inner]) => {
          const below = `${path}.${name}`
          const text = docs.get(below)
          return [name, { ...described(inner as Json, below, docs), ...(text === undefined ? {} : { description: text }) }]
        })
        return [key, Object.fromEntries(properties)]
      }
      if (Array.isArray(value)) return [key, value.map((each) => (isJson(each) ? described(each, path, docs) : each))]
      return [key, isJson(value) ? described(value, path, docs) : value]
    }),
  )

/** Answers may grow: only objects that are strict in the contract promise to hold nothing else. Of numbers, only bounds of ours are said. */
const plainly: NonNullable<z.core.JSONSchemaGeneratorParams['override']> = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod
  if (def.type === 'object' && !('catchall' in def && def.catchall)) delete jsonSchema.additionalProperties
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

type Form = 'input' | 'output'

/** References of requests are marked until it is known which schemas a request writes otherwise than an answer. */
const SENT = '~sent'
const targetOf = (io: Form): string => (io === 'input' ? `${COMPONENTS}$1${SENT}` : `${COMPONENTS}$1`)

const written = (schema: Schema, io: Form, names: Names) => {
  const form = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12', metadata: names, override: plainly })
  const text = JSON.stringify(form).replaceAll(/#\/\$defs\/(\w+)/g, targetOf(io))
  const { $schema: _, $defs = {}, ...root } = JSON.parse(text) as Json & { $defs?: Record<string, Json> }
  return { root, named: $defs }
}

/** Names of the schemas that a request writes in another form than an answer, e.g. because a field has a default there. */
const formsApart = (sent: Record<string, Json>, read: Record<string, Json>): Set<string> => {
  const apart = new Set<string>()
  const text = (schema: Json) => JSON.stringify(schema).replaceAll(SENT, '')
  for (const name of Object.keys(sent)) if (read[name] && text(sent[name]!) !== text(read[name])) apart.add(name)
  for (let before = -1; before < apart.size; ) {
    before = apart.size
    for (const [name, schema] of Object.entries(sent))
      if ([...apart].some((other) => JSON.stringify(schema).includes(`${COMPONENTS}${other}${SENT}"`))) apart.add(name)
  }
  return apart
}

/** Writes schemas, with a reference wherever one has a name, and collects the named ones. */
export const schemaWriter = (names: Names, docs: Docstrings) => {
  const forms: Record<Form, Record<string, Json>> = { input: {}, output: {} }
  const write = (schema: Schema, io: Form, path: string): Json => {
    const { root, named } = written(schema, io, names)
    for (const [name, each] of Object.entries(named)) {
      const summary = docs.get(name)
      forms[io][name] = { ...described(each, name, docs), ...(summary === undefined ? {} : { description: summary }) }
    }
    return described(root, path, docs)
  }
  /** The document with the named schemas in it. What a request writes otherwise than an answer is there twice, as `X` and `XSent`. */
  const finish = (document: (components: Json) => Json): Json => {
    const apart = formsApart(forms.input, forms.output)
    const sent = Object.entries(forms.input).flatMap(([name, schema]) => {
      if (apart.has(name)) return [[`${name}Sent`, schema] as const]
      return forms.output[name] ? [] : [[name, schema] as const]
    })
    const components = [...Object.entries(forms.output), ...sent].toSorted(([one], [other]) => (one < other ? -1 : 1))
    const text = JSON.stringify(document(Object.fromEntries(components)))
    return JSON.parse(
      text.replaceAll(new RegExp(`(\\w+)${SENT}"`, 'g'), (_, name: string) => `${name}${apart.has(name) ? 'Sent' : ''}"`),
    ) as Json
  }
  return { write, finish }
}
