import type { PromotionWay, WorkedExample } from '@portico/contract/promotion/shapes'
import { requestAmount, type Units } from '@portico/contract/kit/money'
import type * as z from 'zod/mini'
import type { Facts } from '../facts.ts'

/** Example of one grant; what has to be bet for it follows from the definition. */
export interface Example {
  readonly of: WorkedExample['of']
  readonly base: Units
  readonly gets: Units
}

/** When a member takes part: since joining where the way is JOIN, else since the offer began. */
export interface Moment {
  readonly now: Date
  readonly since: Date
}

/** A kind of promotion: what its terms are, and what they come to. It decides nothing else. */
export interface PromotionKind<Terms = never> {
  readonly kind: string
  readonly way: PromotionWay
  readonly terms: z.ZodMiniType<Terms>
  /** A grant for a member, or one for each day of the merchant's. */
  readonly period: (terms: Terms) => 'ONCE' | 'DAY'
  /** The most that one grant pays. */
  readonly most: (terms: Terms) => Units
  readonly example: (terms: Terms) => Example
  /** What this member would be paid now; 0 while there is nothing. */
  readonly worth: (terms: Terms, facts: Facts, moment: Moment) => Promise<Units>
  /** What was paid in for it, of a kind that looks at deposits: such a bonus may have to be bet together with them. */
  readonly paidIn?: (facts: Facts, moment: Moment) => Promise<Units>
}

/** A kind whose terms were read: nobody outside has to know which they are. */
export interface Offered {
  readonly kind: string
  readonly way: PromotionWay
  readonly period: 'ONCE' | 'DAY'
  readonly most: Units
  readonly example: Example
  readonly worth: (facts: Facts, moment: Moment) => Promise<Units>
  readonly paidIn: ((facts: Facts, moment: Moment) => Promise<Units>) | null
}

/** An entry of the list of kinds. */
export interface ListedKind {
  readonly kind: string
  readonly way: PromotionWay
  readonly terms: z.ZodMiniType
  /** Reads the terms that an operator wrote; undefined or the fields that are wrong. */
  readonly read: (terms: unknown) => { readonly offered: Offered } | { readonly wrong: readonly string[] }
}

export const promotionKind = <Terms>(kind: PromotionKind<Terms>): ListedKind => ({
  kind: kind.kind,
  way: kind.way,
  terms: kind.terms,
  read: (raw) => {
    const { data: terms, error } = kind.terms.safeParse(raw)
    if (error || terms === undefined) return { wrong: (error?.issues ?? []).map(({ path }) => path.join('.')) }
    return {
      offered: {
        kind: kind.kind,
        way: kind.way,
        period: kind.period(terms),
        most: kind.most(terms),
        example: kind.example(terms),
        worth: (facts, moment) => kind.worth(terms, facts, moment),
        paidIn: kind.paidIn ?? null,
      },
    }
  },
})

/** An amount among terms, as operators write it. */
export const amount = requestAmount
/** A share of an amount, rounded down to the wire's four places; `parts` of so many. */
export const shareOf = (of: Units, parts: number, whole: number): Units => (of * BigInt(parts)) / BigInt(whole)

export const atMost = (one: Units, other: Units): Units => (one < other ? one : other)

/** An example's base that makes a round sum: what brings exactly `most`. */
export const baseFor = (most: Units, parts: number, whole: number): Units => (most * BigInt(whole)) / BigInt(parts)
