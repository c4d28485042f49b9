import type { Quote } from '@portico/lottery/quote'

const PRECISION = 10n ** 18n

/** Most equally likely outcomes that are written out as they are; of more the fraction is reduced, and then "1 in so many". */
const PLAIN = 10_000n
const WRITTEN = 1_000_000n

const divisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisor(other, one % other))

/** A chance as a share, and as `win` in `of`; `digits` are the percent's decimals worth showing. */
export interface Chance {
  readonly ratio: number
  readonly win: bigint
  readonly of: bigint
  readonly digits: number
  /** Whether `win` in `of` is the chance itself, or near enough to it: one in many. */
  readonly plain: boolean
}

/** From here on one in so many is near enough. */
const MANY = 20n

/** One place for what can be said in tenths, three near nothing and near certainty, as many as it takes below that. */
const digitsOf = (ratio: number): number => {
  const rest = Math.min(ratio, 1 - ratio)
  if (rest >= 0.01 || rest <= 0) return 1
  return Math.min(12, Math.max(3, Math.ceil(-Math.log10(rest * 100)) + 1))
}

/** A chance in lowest powers of ten, reduced or as one in so many where the outcomes are too many to be read. */
export const chanceOf = ({ win, of }: Pick<Quote['chance'], 'win' | 'of'>): Chance => {
  const ratio = Number((win * PRECISION) / of) / Number(PRECISION)
  const digits = digitsOf(ratio)
  if (win === 0n) return { ratio: 0, win, of, digits, plain: true }
  let [ways, all] = [win, of]
  while (ways % 10n === 0n && all % 10n === 0n) [ways, all] = [ways / 10n, all / 10n]
  if (all > PLAIN) {
    const common = divisor(ways, all)
    ;[ways, all] = [ways / common, all / common]
  }
  if (all <= WRITTEN) return { ratio, win: ways, of: all, digits, plain: true }
  const one = (of + win / 2n) / win
  return { ratio, win: 1n, of: one, digits, plain: one >= MANY }
}

/** The chance that nothing at all comes back: neither a win nor a stake. */
export const lossOf = ({ win, push, of }: Quote['chance']): Chance => chanceOf({ win: of - win - push, of })
