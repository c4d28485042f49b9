import { type ContractKind, paysStakes } from '@portico/contract/commission/kinds'
import type { ContractRates, ContractTerms, ContractTier, DividendPeriod } from '@portico/contract/agent-contract/terms-shapes'

/** A tier as it is typed. */
export interface DraftTier {
  readonly key: number
  /** Team bet, or the loss of a dividend, from which it holds. */
  readonly from: string
  readonly active: string
  readonly rate: string
}

/** What is paid of one type of games, as it is typed. */
export interface DraftRates {
  readonly key: number
  readonly type: string
  readonly min: string
  readonly loss: string
  readonly win: string
}

export interface Draft {
  readonly tiers: readonly DraftTier[]
  readonly rates: readonly DraftRates[]
  readonly progressive: boolean
  readonly period: DividendPeriod
  readonly deduct: { readonly rebate: boolean; readonly promo: boolean; readonly salary: boolean }
  /** Periods over which a loss is carried; empty where it is not. */
  readonly carry: string
  /** The calendar day it begins on at the earliest; empty for the next edge. */
  readonly startDay: string
  /** How many days the offer can be answered. */
  readonly answerDays: number
}

export const EMPTY: Draft = {
  tiers: [{ key: 0, from: '', active: '', rate: '' }],
  rates: [{ key: 0, type: 'ALL', min: '', loss: '', win: '' }],
  progressive: false,
  period: 'W',
  deduct: { rebate: true, promo: true, salary: true },
  carry: '4',
  startDay: '',
  answerDays: 2,
}

export const MOST_TIERS = 12
const MOST_PERIODS = 12

/** A field that cannot be sent, by its place: `0.rate`. */
export type DraftFaults = ReadonlySet<string>

/** Whole units; grouping signs and spaces are ignored. Undefined for what is none. */
export const typedAmount = (text: string): string | undefined => {
  const digits = text.replace(/[\s.,\u00a0\u202f]/g, '')
  return /^\d{1,12}$/.test(digits) ? String(BigInt(digits)) : undefined
}

/** Percent with up to four decimals, behind a point or a comma. Undefined for what is none, or above 100. */
export const typedRate = (text: string): string | undefined => {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,3}(\.\d{1,4})?$/.test(plain) && Number(plain) <= 100 ? plain : undefined
}

const typedCount = (text: string, most: number): number | undefined => {
  const digits = typedAmount(text)
  return digits !== undefined && Number(digits) <= most ? Number(digits) : undefined
}

interface ReadDraft {
  readonly terms: ContractTerms
  readonly faults: DraftFaults
  /** Those of the faults where something stands, and not merely nothing yet. */
  readonly unreadable: DraftFaults
}

/** What a draft of a kind would agree on, or the places that cannot be read. */
export const readDraft = (draft: Draft, kind: ContractKind): ReadDraft => {
  const faults = new Set<string>()
  const unreadable = new Set<string>()
  const read = <Value>(place: string, text: string, value: Value | undefined, otherwise: Value): Value => {
    if (value === undefined) faults.add(place)
    if (value === undefined && text.trim() !== '') unreadable.add(place)
    return value ?? otherwise
  }
  if (paysStakes(kind)) {
    const rates: Record<string, ContractRates> = {}
    for (const { key, type, min, loss, win } of draft.rates) {
      if (rates[type]) read(`${key}.type`, type, undefined, type)
      rates[type] = {
        loss: read(`${key}.loss`, loss, typedRate(loss || '0'), '0'),
        win: read(`${key}.win`, win, typedRate(win || '0'), '0'),
        min: read(`${key}.min`, min, typedAmount(min || '0'), '0'),
      }
    }
    return { terms: { progressive: false, tiers: [], rates }, faults, unreadable }
  }
  const tiers = draft.tiers.map(({ key, from, active, rate }): ContractTier => {
    const amount = from.trim() === '' ? null : read(`${key}.from`, from, typedAmount(from), null)
    return {
      ...(kind === 'dividend' ? { loss: amount } : { turnover: amount }),
      active: active.trim() === '' ? null : read(`${key}.active`, active, typedCount(active, 1_000_000), null),
      rate: read(`${key}.rate`, rate, typedRate(rate), '0'),
    }
  })
  const terms = { progressive: draft.progressive, tiers, rates: {} }
  if (kind !== 'dividend') return { terms, faults, unreadable }
  const { carry } = draft
  const periods = carry.trim() === '' ? undefined : read('carry', carry, typedCount(carry, MOST_PERIODS) || undefined, 1)
  return {
    terms: {
      ...terms,
      period: draft.period,
      deduct: draft.deduct,
      ownLoss: periods === undefined ? { policy: 'NO_CARRY' } : { policy: 'CARRY', periods, cap: null },
      negative: { policy: 'FLOOR' },
    },
    faults,
    unreadable,
  }
}
