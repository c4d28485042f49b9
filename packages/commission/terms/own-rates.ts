import { paysStakes } from '@portico/contract/commission/kinds'
import { rowFor, type Terms } from './terms.ts'
import { bestRate, pointOf } from './tiers.ts'

/** Something that terms pay beside what their giver has at the same point; `own` null: nothing at all. */
export interface OwnRate {
  /** The index of the tier, or the category. */
  readonly at: number | string
  readonly part: 'rate' | 'loss' | 'win' | 'min'
  /** A rate, or an amount of the least stake. */
  readonly value: bigint
  readonly own: bigint | null
  /** Whether it is more than one's own. */
  readonly isAbove: boolean
}

const smallest = (values: readonly bigint[]): bigint => values.reduce((a, b) => (a < b ? a : b))
const greatest = (values: readonly bigint[]): bigint => values.reduce((a, b) => (a > b ? a : b))

const tierRates = (owns: readonly Terms[], lower: Terms): OwnRate[] =>
  lower.tiers.map((tier, at) => {
    const own = owns.length === 0 ? null : smallest(owns.map(({ tiers }) => bestRate(tiers, pointOf(tier))))
    return { at, part: 'rate', value: tier.rate, own, isAbove: own === null || tier.rate > own }
  })

const rowRates = (owns: readonly Terms[], lower: Terms): OwnRate[] =>
  [...lower.rates].flatMap(([at, row]): OwnRate[] => {
    const rows = owns.map((own) => rowFor(own, at)).filter((own) => own !== undefined)
    const isOff = row.loss === 0n && row.win === 0n && row.min === 0n
    if (rows.length === 0 || rows.length < owns.length) return [{ at, part: 'loss', value: row.loss, own: null, isAbove: !isOff }]
    const [loss, win, min] = [
      smallest(rows.map((own) => own.loss)),
      smallest(rows.map((own) => own.win)),
      greatest(rows.map((own) => own.min)),
    ]
    return [
      { at, part: 'loss', value: row.loss, own: loss, isAbove: row.loss > loss },
      { at, part: 'win', value: row.win, own: win, isAbove: row.win > win },
      { at, part: 'min', value: row.min, own: min, isAbove: row.min < min && !isOff },
    ]
  })

/** Each rate of terms beside the best that their giver has there under all own contracts: what `conflictOf` compares, for people to read. */
export const ownRates = (owns: readonly Terms[], lower: Terms): readonly OwnRate[] =>
  paysStakes(lower.kind) ? rowRates(owns, lower) : tierRates(owns, lower)
