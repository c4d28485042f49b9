import { refusal, type RefusalCode, refuseFirst } from '../refusal.ts'
import { type ChosenTokens, type Field, type Grammar, listOf } from './grammar.ts'
import { readLegs } from './legs.ts'
import { readLines } from './lines.ts'
import { readList } from './list.ts'
import { readPlaces } from './places.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readField = (field: Field, value: unknown, found: Set<RefusalCode>): readonly (readonly string[])[] => {
  switch (field.kind) {
    case 'list':
      return [readList(value, field.of, found, field.anyOrder)]
    case 'places':
      return readPlaces(value, field.of, field.rows, found)
    case 'lines':
      return [readLines(value, field.length, field.different, found)]
    case 'legs':
      return readLegs(value, field, found)
  }
}

const isApart = (field: Field, chosen: ChosenTokens): boolean => {
  if (field.kind !== 'list' || field.apart === undefined) return true
  const others = new Set(listOf(chosen, field.apart))
  return listOf(chosen, field.key).every((token) => !others.has(token))
}

const sizeOf = (chosen: ChosenTokens, key: string): number => (chosen[key] ?? []).reduce((sum, row) => sum + row.length, 0)

const isCounted = (field: Field, chosen: ChosenTokens): boolean => {
  if (field.kind === 'legs') return (chosen[field.key] ?? []).length >= field.atLeast
  if (field.kind !== 'list') return true
  const count = sizeOf(chosen, field.key)
  return (field.exactly === undefined || count === field.exactly) && count >= (field.atLeast ?? 0) && count <= (field.atMost ?? count)
}

/**
 * Reads a selection by its grammar.
 * @throws Refusal BAD_FORMAT, OUT_OF_RANGE, DUPLICATE, EMPTY_SELECTION (nothing chosen at all) or BAD_COUNT, in that order.
 */
export const readSelection = (grammar: Grammar, selection: unknown): ChosenTokens => {
  if (!isRecord(selection)) throw refusal('BAD_FORMAT')
  const keys = Object.keys(selection)
  const form = grammar.find((fields) => fields.length === keys.length && fields.every(({ key }) => Object.hasOwn(selection, key)))
  if (!form) throw refusal('BAD_FORMAT', { unknownKey: keys.find((key) => !grammar.flat().some((field) => field.key === key)) })
  const found = new Set<RefusalCode>()
  const chosen: ChosenTokens = Object.fromEntries(form.map((field) => [field.key, readField(field, selection[field.key], found)]))
  if (!form.every((field) => isApart(field, chosen))) found.add('DUPLICATE')
  refuseFirst(found)
  if (form.every(({ key }) => sizeOf(chosen, key) === 0)) throw refusal('EMPTY_SELECTION')
  if (!form.every((field) => isCounted(field, chosen))) throw refusal('BAD_COUNT')
  return chosen
}
