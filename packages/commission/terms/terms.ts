import type { ContractKind } from '@portico/contract/commission/kinds'
import { parseUnits, type Units } from '@portico/contract/kit/money'
import { parseRate, type Rate } from '../kit/money.ts'

/** The conditions that must all hold, each inclusive; one that is missing always holds. */
export interface Tier {
  readonly turnover: Units | undefined
  readonly active: number | undefined
  readonly loss: Units | undefined
  readonly rate: Rate
}

/** What a real-time contract pays for bets of a category from `min` on. */
export interface RateRow {
  readonly loss: Rate
  readonly win: Rate
  readonly min: Units
}

/** The category whose row counts for those without a row of their own. */
export const EVERY_CATEGORY = 'ALL'

export interface Terms {
  readonly kind: ContractKind
  /** Of a dividend: D, W, H or M; null for the others, whose kind says it. */
  readonly period: string | null
  readonly progressive: boolean
  readonly tiers: readonly Tier[]
  /** Of a real-time contract, by category. */
  readonly rates: ReadonlyMap<string, RateRow>
}

interface WireTier {
  readonly turnover?: string | null
  readonly active?: number | null
  readonly loss?: string | null
  readonly rate: string
}

/** Terms as a case or a message writes them. */
export interface WireTerms {
  readonly period?: string
  readonly progressive?: boolean
  readonly tiers?: readonly WireTier[]
  readonly rates?: Readonly<Record<string, Readonly<Record<'loss' | 'win' | 'min', string>>>>
}

/** A condition that is null asks for nothing, as one that is not there. */
const amountOf = (amount: string | null | undefined): Units | undefined =>
  amount === undefined || amount === null ? undefined : parseUnits(amount)

/**
 * Reads terms, be they allowed or not: `areBadTerms` judges them.
 * @throws RangeError for an amount or a rate that is no plain decimal of four places.
 */
export const readTerms = (kind: ContractKind, { period, progressive, tiers, rates }: WireTerms): Terms => ({
  kind,
  period: kind === 'dividend' ? (period ?? null) : null,
  progressive: progressive ?? false,
  tiers: (tiers ?? []).map(({ turnover, active, loss, rate }) => ({
    turnover: amountOf(turnover),
    active: active ?? undefined,
    loss: amountOf(loss),
    rate: parseRate(rate),
  })),
  rates: new Map(
    Object.entries(rates ?? {}).map(([category, { loss, win, min }]) => [
      category,
      { loss: parseRate(loss), win: parseRate(win), min: parseUnits(min) },
    ]),
  ),
})

/** The row that counts for a category: its own, else the consolidated one; undefined where nothing is paid for it. */
export const rowFor = ({ rates }: Terms, category: string): RateRow | undefined => rates.get(category) ?? rates.get(EVERY_CATEGORY)
