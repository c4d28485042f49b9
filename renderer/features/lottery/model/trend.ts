import type { Draw, DrawResult } from '@portico/contract/lottery/draw-shapes'
import { DICE, type DrawShape, FACES, MARK_SIX_NUMBERS, twoDigits } from '@portico/lottery/shape'
import { endingsOf, figuresOf } from '../../../ui/draw-figures/figures.ts'

/** One thing that a trend is drawn of: a place of the draw, or what came in any of them. */
export interface TrendView {
  readonly id: string
  /** The place it looks at, from 1. */
  readonly place?: number
  readonly tokens: readonly string[]
  /** Every draw brings exactly one of the tokens, so that a line can be drawn from one to the next. */
  readonly single: boolean
  /** What came in a draw. */
  readonly of: (draw: Draw) => readonly string[]
}

export interface TrendRow {
  readonly token: string
  /** In how many of the draws it came. */
  readonly count: number
  /** Draws since it last came; null when it did not come in any. */
  readonly since: number | null
  /** Most of the draws, one after another, that went without it; the latest ones count. */
  readonly absence: number
  /** Most draws, one after another, that it came in. */
  readonly streak: number
}

const upTo = (from: number, to: number, write: (value: number) => string = String): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => write(from + i))

const atPlaces = (count: number, tokens: readonly string[]): TrendView[] =>
  upTo(1, count).map((place) => ({
    id: `place${place}`,
    place: Number(place),
    tokens,
    single: true,
    of: (draw) => figuresOf(draw).slice(Number(place) - 1, Number(place)),
  }))

const special = (draw: Draw): string => ('lots' in draw ? (draw.lots['db']?.[0] ?? '') : 'normals' in draw ? draw.special : '')

const ENDINGS: TrendView = {
  id: 'endings',
  tokens: upTo(0, 99, twoDigits),
  single: false,
  of: (draw) => ('lots' in draw ? endingsOf(draw) : []),
}

/** What the trends of a lottery can be drawn of, the usual one first. */
export const trendViews = (shape: DrawShape): readonly TrendView[] => {
  switch (shape.kind) {
    case 'digits':
      return atPlaces(shape.count, upTo(0, 9))
    case 'numbers': {
      const tokens = upTo(1, shape.of, twoDigits)
      const any = { id: 'any', tokens, single: false, of: figuresOf }
      return [...(shape.pick < shape.of ? [any] : []), ...atPlaces(shape.pick, tokens)]
    }
    case 'dice':
      return [
        { id: 'faces', tokens: upTo(1, FACES), single: false, of: figuresOf },
        {
          id: 'sum',
          tokens: upTo(DICE, DICE * FACES),
          single: true,
          of: (draw) => [String(figuresOf(draw).reduce((sum, face) => sum + Number(face), 0))],
        },
      ]
    case 'mark-six': {
      const tokens = upTo(1, MARK_SIX_NUMBERS, twoDigits)
      return [
        { id: 'special', tokens, single: true, of: (draw) => [special(draw)] },
        { id: 'normals', tokens, single: false, of: (draw) => ('normals' in draw ? draw.normals : []) },
      ]
    }
    case 'stations':
      return [ENDINGS]
    case 'lots':
      return [
        ENDINGS,
        { id: 'head', tokens: upTo(0, 9), single: true, of: (draw) => [special(draw).slice(-2, -1)] },
        { id: 'tail', tokens: upTo(0, 9), single: true, of: (draw) => [special(draw).slice(-1)] },
      ]
  }
}

/** The longest run of draws in which a token came, or, for `false`, went without it. */
const longest = (came: readonly ReadonlySet<string>[], token: string, drawn: boolean): number => {
  let [run, most] = [0, 0]
  for (const tokens of came) {
    run = tokens.has(token) === drawn ? run + 1 : 0
    most = Math.max(most, run)
  }
  return most
}

/** How often each token came in these results, latest first, and how long ago. */
export const trendOf = ({ tokens, of }: TrendView, results: readonly DrawResult[]): readonly TrendRow[] => {
  const came = results.map(({ result }) => new Set(of(result)))
  return tokens.map((token) => {
    const since = came.findIndex((set) => set.has(token))
    return {
      token,
      count: came.filter((set) => set.has(token)).length,
      since: since < 0 ? null : since,
      absence: longest(came, token, false),
      streak: longest(came, token, true),
    }
  })
}

/** One draw of a trend chart: for each token 0 where it was drawn, else for how many draws it has not been. */
export interface TrendDraw {
  readonly numero: string
  readonly drawAt: string
  readonly cells: readonly number[]
}

/** A row for each draw, latest first as they are given; draws are counted from the oldest of them. */
export const trendDraws = ({ tokens, of }: TrendView, results: readonly DrawResult[]): readonly TrendDraw[] => {
  let absent: readonly number[] = tokens.map(() => 0)
  return results
    .toReversed()
    .map(({ numero, drawAt, result }) => {
      const came = new Set(of(result))
      absent = tokens.map((token, i) => (came.has(token) ? 0 : (absent[i] ?? 0) + 1))
      return { numero, drawAt, cells: absent }
    })
    .toReversed()
}
