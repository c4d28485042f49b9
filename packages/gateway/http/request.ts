import type { FieldFailure } from '@portico/contract/kit/envelope'
import type { Schema } from '@portico/contract/kit/call'
import { Failure } from '../failure.ts'
import { FORBIDDEN_KEYS, hasNul } from './json.ts'

const bounds = (issue: Record<string, unknown>): Omit<FieldFailure, 'rule'> => ({
  ...(typeof issue['minimum'] === 'number' ? { min: issue['minimum'] } : {}),
  ...(typeof issue['maximum'] === 'number' ? { max: issue['maximum'] } : {}),
})

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly keys?: unknown
}

/** Where an issue stands; of keys that a strict object does not know, each. */
const pathsOf = ({ path, keys }: Issue): readonly (readonly PropertyKey[])[] =>
  Array.isArray(keys) && keys.length > 0 ? keys.slice(0, 20).map((key) => [...path, String(key)]) : [path]

/**
 * Reads a request with its call's schema.
 * @throws Failure INVALID_REQUEST with the refused fields.
 */
export const readRequest = (schema: Schema, value: unknown): unknown => {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const fields: Record<string, FieldFailure> = {}
  for (const issue of read.error.issues.slice(0, 20)) {
    for (const path of pathsOf(issue)) {
      const at = path.slice(0, 6).map(String).join('.').slice(0, 100)
      fields[at || 'request'] = { rule: issue.code ?? 'invalid', ...bounds({ ...issue }) }
    }
  }
  throw new Failure('INVALID_REQUEST', { fields })
}

/** Where in a request something stands that its reading left out; undefined where all of it was read. */
const unreadAt = (value: unknown, read: unknown, at: string): string | undefined => {
  if (typeof value !== 'object' || value === null || typeof read !== 'object' || read === null) return undefined
  for (const [key, each] of Object.entries(value)) {
    const path = at === '' ? key : `${at}.${key}`
    if (!Object.hasOwn(read, key)) return path
    const below = unreadAt(each, (read as Record<string, unknown>)[key], path)
    if (below !== undefined) return below
  }
  return undefined
}

/**
 * A request that moves money is read whole or not at all: a mistyped field would leave its wish as if it had not been said.
 * @throws Failure INVALID_REQUEST for a field that the call does not have
 */
export const checkReadWhole = (value: unknown, read: unknown): void => {
  const path = unreadAt(value, read, '')
  if (path !== undefined) throw new Failure('INVALID_REQUEST', { fields: { [path.slice(0, 100)]: { rule: 'unrecognized_keys' } } })
}

/**
 * The query as one flat object.
 * @throws Failure INVALID_REQUEST for keys that could reach a prototype and for NUL characters.
 */
export const readQuery = (query: unknown): Record<string, unknown> => {
  const pairs = Object.entries(query as Record<string, unknown>)
  if (pairs.some(([key]) => FORBIDDEN_KEYS.has(key) || hasNul(key)))
    throw new Failure('INVALID_REQUEST', { fields: { query: { rule: 'forbidden' } } })
  const spoilt = pairs.find(([, value]) => hasNul(String(value)))
  if (spoilt) throw new Failure('INVALID_REQUEST', { fields: { [spoilt[0].slice(0, 100)]: { rule: 'forbidden' } } })
  return Object.fromEntries(pairs)
}
