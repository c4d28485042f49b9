import type { RefusalCode } from '../refusal.ts'
import type { Field } from './grammar.ts'
import { tokenFault } from './token.ts'

type LegsField = Extract<Field, { kind: 'legs' }>

const KEYS = ['on', 'market', 'pick'] as const

/** A leg as [on, market, pick]; undefined when its keys or their types are wrong. */
const wordsOf = (value: unknown): readonly [string, string, string] | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || Object.keys(value).length !== KEYS.length) return undefined
  const entries = new Map<string, unknown>(Object.entries(value))
  const [on, market, pick] = KEYS.map((key) => entries.get(key))
  return typeof on === 'string' && typeof market === 'string' && typeof pick === 'string' ? [on, market, pick] : undefined
}

const legFaults = ([on, market, pick]: readonly [string, string, string], { places, also, markets }: LegsField) => {
  const place = also.includes(on) ? undefined : tokenFault(on, { kind: 'number', from: 1, to: places })
  const known = Object.hasOwn(markets, market) && markets[market]?.includes(pick)
  return [place, known ? undefined : ('BAD_FORMAT' as const)]
}

/** Reads the legs of a parlay, each on another place; faults go to `found`. */
export const readLegs = (value: unknown, field: LegsField, found: Set<RefusalCode>): readonly (readonly string[])[] => {
  const legs = Array.isArray(value) ? value.map(wordsOf) : [undefined]
  const read = legs.filter((leg) => leg !== undefined)
  if (read.length < legs.length) found.add('BAD_FORMAT')
  for (const fault of read.flatMap((leg) => legFaults(leg, field))) if (fault) found.add(fault)
  if (new Set(read.map(([on]) => on)).size < read.length) found.add('DUPLICATE')
  return read
}
