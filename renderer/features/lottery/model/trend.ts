import type { Draw, DrawResult } from '@portico/contract/lottery/draw-shapes'
import { DICE, type DrawShape, FACES, MARK_SIX_NUMBERS, twoDigits } from '@portico/lottery/shape'
import { endingsOf, figuresOf } from '../../bets/index.ts'

/** One thing that a trend is drawn of: a place of the draw, or what came in any of them. */
export interface TrendView {
  readonly id: string
  /** The place it looks at, from 1. */
  readonly place?: number
  readonly tokens: readonly string[]
  /** What came in a draw. */
  readonly of: (draw: Draw) => readonly string[]
}

export interface TrendRow {
  readonly token: string
  /** In how many of the draws it came. */
  readonly count: number
  /** Draws since it last came; null when it did not come in any. */
  readonly since: number | null
}

const upTo = (from: number, to: number, write: (value: number) => string = String): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => write(from + i))

const atPlaces = (count: number, tokens: readonly string[]): TrendView[] =>
  upTo(1, count).map((place) => ({
    id: `place${place}`,
    place: Number(place),
    tokens,
    of: (draw) => figuresOf(draw).slice(Number(place) - 1, Number(place)),
  }))

const special = (draw: Draw): string => ('lots' in draw ? (draw.lots['db']?.[0] ?? '') : 'normals' in draw ? draw.special : '')

/** What the trends of a lottery can be drawn of, the usual one first. */
export const trendViews = (shape: DrawShape): readonly TrendView[] => {
  switch (shape.kind) {
    case 'digits':
      return atPlaces(shape.count, upTo(0, 9))
    case 'numbers': {
      const tokens = upTo(1, shape.of, twoDigits)
      const any = { id: 'any', tokens, of: figuresOf }
      return [...(shape.pick < shape.of ? [any] : []), ...atPlaces(shape.pick, tokens)]
    }
    case 'dice':
      return [
        { id: 'faces', tokens: upTo(1, FACES), of: figuresOf },
        {
          id: 'sum',
          tokens: upTo(DICE, DICE * FACES),
          of: (draw) => [String(figuresOf(draw).reduce((sum, face) => sum + Number(face), 0))],
        },
      ]
    case 'mark-six': {
      const tokens = upTo(1, MARK_SIX_NUMBERS, twoDigits)
      return [
        { id: 'special', tokens, of: (draw) => [special(draw)] },
        { id: 'normals', tokens, of: (draw) => ('normals' in draw ? draw.normals : []) },
      ]
    }
    case 'lots':
      return [
        { id: 'endings', tokens: upTo(0, 99, twoDigits), of: (draw) => ('lots' in draw ? endingsOf(draw) : []) },
        { id: 'head', tokens: upTo(0, 9), of: (draw) => [special(draw).slice(-2, -1)] },
        { id: 'tail', tokens: upTo(0, 9), of: (draw) => [special(draw).slice(-1)] },
      ]
  }
}

/** How often each token came in these results, latest first, and how long ago. */
export const trendOf = ({ tokens, of }: TrendView, results: readonly DrawResult[]): readonly TrendRow[] => {
  const came = results.map(({ result }) => new Set(of(result)))
  return tokens.map((token) => {
    const since = came.findIndex((set) => set.has(token))
    return { token, count: came.filter((set) => set.has(token)).length, since: since < 0 ? null : since }
  })
}
