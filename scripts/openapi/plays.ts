import { GAMES } from '@portico/lottery/play'
import { playsOf } from '@portico/lottery/catalogue'
import type { Field, Token } from '@portico/lottery/selection/grammar'
import { tokensOf } from '@portico/lottery/selection/tokens'
import type { Json } from './schemas.ts'

/** Tokens of long kinds are told by their form instead of by a list of them. */
const MOST_LISTED = 100

const tokenSchema = (token: Token): Json => {
  if (token.kind === 'digits') return { type: 'string', pattern: `^\\d{${token.length}}$` }
  const tokens = tokensOf(token)
  if (tokens.length > MOST_LISTED) throw new Error('a kind of token is too long to be listed')
  // "7" is read as "07" where numbers have two digits.
  const short = token.kind === 'number' && token.padded ? tokens.filter((each) => each.startsWith('0')).map((each) => each.slice(1)) : []
  return { type: 'string', enum: [...tokens, ...short] }
}

const bounds = ({ exactly, atLeast, atMost }: { exactly?: number; atLeast?: number; atMost?: number }): Json => ({
  minItems: exactly ?? atLeast ?? 1,
  ...(exactly === undefined && atMost === undefined ? {} : { maxItems: exactly ?? atMost }),
})

const legSchema = ({ places, also, markets }: Extract<Field, { kind: 'legs' }>): Json => ({
  oneOf: Object.entries(markets).map(([market, picks]) => ({
    type: 'object',
    properties: {
      on: { type: 'string', enum: [...Array.from({ length: places }, (_, i) => String(i + 1)), ...also] },
      market: { const: market },
      pick: { type: 'string', enum: [...picks] },
    },
    required: ['on', 'market', 'pick'],
    additionalProperties: false,
  })),
})

const fieldSchema = (field: Field): Json => {
  switch (field.kind) {
    case 'list':
      return { type: 'array', items: tokenSchema(field.of), uniqueItems: true, ...bounds(field) }
    case 'places': {
      const row = { type: 'array', items: tokenSchema(field.of), uniqueItems: true, minItems: field.mayBeEmpty ? 0 : 1 }
      return { type: 'array', items: row, minItems: field.rows, maxItems: field.rows }
    }
    case 'lines':
      return { type: 'array', items: { type: 'string', pattern: `^\\s*\\d{${field.length}}\\s*$` }, minItems: 1 }
    case 'legs':
      return { type: 'array', items: legSchema(field), minItems: field.atLeast }
  }
}

/** A selection in one of its forms: exactly the keys of that form. */
const formSchema = (fields: readonly Field[]): Json => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.key, fieldSchema(field)])),
  required: fields.map(({ key }) => key),
  additionalProperties: false,
})

/**
 * The selection of every play as JSON Schema, by game and play, derived from the play's own grammar. What breaks a schema is refused; what
 * keeps it may still be refused for what a schema cannot say, such as too few numbers for one note.
 */
export const playsReference = (): Json => {
  const shared = new Map<string, { readonly name: string; readonly schema: Json }>()
  /** Plays of one form share it. */
  const named = (schema: Json): Json => {
    const key = JSON.stringify(schema)
    const entry = shared.get(key) ?? { name: `form${shared.size + 1}`, schema }
    shared.set(key, entry)
    return { $ref: `#/$defs/${entry.name}` }
  }
  const games = Object.fromEntries(
    GAMES.map((game) => [
      game,
      Object.fromEntries(
        playsOf(game).map(({ id, group, grammar, tiers }) => {
          const forms = grammar.map((fields) => named(formSchema(fields)))
          return [
            id,
            { group: group.join(' '), tiers: tiers.map((tier) => tier.id), selection: forms.length === 1 ? forms[0] : { oneOf: forms } },
          ]
        }),
      ),
    ]),
  )
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    description: 'The `selection` of a bet line for each play, below its game (`type` of a lottery). Written by `npm run openapi`.',
    games,
    $defs: Object.fromEntries([...shared.values()].map(({ name, schema }) => [name, schema])),
  }
}
