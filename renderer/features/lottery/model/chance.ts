import type { Quote } from '@portico/lottery/quote'

const PRECISION = 10n ** 18n

/** Most equally likely outcomes that are written out; of more it is "1 in so many". */
const WRITTEN = 1_000_000n

/** A chance as a share, and as `win` in `of`; `digits` are the percent's decimals worth showing. */
export interface Chance {
  readonly ratio: number
  readonly win: bigint
  readonly of: bigint
  readonly digits: number
}

/** One place for what can be said in tenths, three near nothing and near certainty, as many as it takes below that. */
const digitsOf = (ratio: number): number => {
  const rest = Math.min(ratio, 1 - ratio)
  if (rest >= 0.01 || rest <= 0) return 1
  return Math.min(12, Math.max(3, Math.ceil(-Math.log10(rest * 100)) + 1))
}

/** A chance in lowest powers of ten, or as one in so many where the outcomes are too many to be read. */
export const chanceOf = ({ win, of }: Pick<Quote['chance'], 'win' | 'of'>): Chance => {
  const ratio = Number((win * PRECISION) / of) / Number(PRECISION)
  const digits = digitsOf(ratio)
  if (win === 0n) return { ratio: 0, win, of, digits }
  let [ways, all] = [win, of]
  while (ways % 10n === 0n && all % 10n === 0n) [ways, all] = [ways / 10n, all / 10n]
  return all <= WRITTEN ? { ratio, win: ways, of: all, digits } : { ratio, win: 1n, of: (of + win / 2n) / win, digits }
}

/** The chance that nothing at all comes back: neither a win nor a stake. */
export const lossOf = ({ win, push, of }: Quote['chance']): Chance => chanceOf({ win: of - win - push, of })
