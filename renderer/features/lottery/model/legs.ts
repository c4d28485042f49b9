import type { Selection } from '@portico/contract/bets/shapes'
import type { Field } from '@portico/lottery/selection/grammar'

export type LegsField = Extract<Field, { kind: 'legs' }>

/** Numbers that a leg can stand on, in order: the places and the words beside them. */
export const legPlaces = ({ places, also }: LegsField): readonly string[] => [
  ...Array.from({ length: places }, (_, i) => String(i + 1)),
  ...also,
]

export const legRows = (field: LegsField): number => field.places + field.also.length

/** Every pick of every market, `colour:red`. */
export const legPicks = ({ markets }: LegsField): readonly string[] =>
  Object.entries(markets).flatMap(([market, picks]) => picks.map((pick) => `${market}:${pick}`))

export const legParts = (token: string): readonly [market: string, pick: string] => {
  const [market = '', pick = ''] = token.split(':')
  return [market, pick]
}

/** Rows of picks, one row a place, as legs. */
export const toLegs = (field: LegsField, rows: readonly (readonly string[])[]): Selection[string] =>
  legPlaces(field).flatMap((on, index) =>
    (rows[index] ?? []).map((token) => {
      const [market, pick] = legParts(token)
      return { on, market, pick }
    }),
  )
