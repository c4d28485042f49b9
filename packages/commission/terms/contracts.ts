import { type ContractKind, DIVIDEND_PERIODS, SALARIES } from '@portico/contract/commission/kinds'
import type { Calendar } from '../kit/calendar/calendar.ts'
import type { PeriodKind } from '../kit/calendar/period.ts'
import { endOf, type Instant, parseSpan, type Span, type SpanText } from '../kit/instant.ts'
import { refuseIf } from '../kit/refusal.ts'
import type { Tree } from '../kit/tree.ts'
import { areBadTerms } from './bad-terms.ts'
import { CONFLICTS, conflictOf } from './conflict.ts'
import { readTerms, type Terms, type WireTerms } from './terms.ts'

/** A contract that counts: agreed, be it in force still or over. */
export interface Contract extends Span {
  readonly id: string
  readonly holder: string
  readonly currency: string
  readonly terms: Terms
}

/** A contract as a case writes it. */
export interface WireContract extends WireTerms, SpanText {
  readonly id: string
  readonly holder: string
  readonly currency: string
  readonly state: string
}

const COUNTING: readonly string[] = ['ACTIVE', 'TERMINATION_REQUESTED', 'ENDED', 'SUPERSEDED']

/** Whether a contract in this state pays anything; an offer that nobody accepted does not. */
export const countsInState = (state: string): boolean => COUNTING.includes(state)

/** @throws RangeError for an instant, an amount or a rate that cannot be read */
export const readContract = (kind: ContractKind, row: WireContract): Contract => ({
  ...parseSpan(row),
  id: row.id,
  holder: row.holder,
  currency: row.currency,
  terms: readTerms(kind, row),
})

/**
 * The period that a contract pays by.
 * @throws RangeError for a dividend whose period is none
 */
export const periodKindOf = ({ kind, period }: Pick<Terms, 'kind' | 'period'>): PeriodKind => {
  if (kind !== 'dividend') return SALARIES[kind].period
  const found = DIVIDEND_PERIODS.find((one) => one === period)
  if (found === undefined) throw new RangeError('a dividend without a period')
  return found
}

const isInForce = (span: Span): boolean => span.from < endOf(span)

export const overlaps = (a: Span, b: Span): boolean => isInForce(a) && isInForce(b) && a.from < endOf(b) && b.from < endOf(a)

const startsAndEndsAt = (calendar: Calendar, { terms, from, to }: Contract): boolean => {
  const kind = periodKindOf(terms)
  return calendar.isEdge(kind, from) && (to === null || calendar.isEdge(kind, to))
}

/** Whether spans in order of their start leave no time of [from, to) out. */
const areWithoutGap = (spans: readonly Span[], span: Span): boolean => {
  let until: Instant = span.from
  for (const one of spans) if (one.from <= until) until = Math.max(until, endOf(one))
  return until >= endOf(span)
}

const keyOf = (holder: string, currency: string): string => JSON.stringify([holder, currency])

/**
 * Judges the contracts of one kind that count, all together.
 * @throws Refusal with the first of the rules, in their order, that any of them breaks
 */
export const refuseContracts = (contracts: readonly Contract[], tree: Tree, calendar: Calendar): void => {
  refuseIf(
    contracts.some(({ terms }) => areBadTerms(terms)),
    'BAD_TIERS',
  )
  refuseIf(!contracts.every((contract) => startsAndEndsAt(calendar, contract)), 'NOT_AT_EDGE')

  const inForce = contracts.filter(isInForce).sort((a, b) => a.from - b.from)
  const byHolder = Map.groupBy(inForce, ({ holder, currency }) => keyOf(holder, currency))
  const isCrowded = (own: readonly Contract[]): boolean => own.some((one, i) => i > 0 && one.from < endOf(own[i - 1] ?? one))
  refuseIf([...byHolder.values()].some(isCrowded), 'CONTRACT_OVERLAP')

  const below = inForce.filter(({ holder }) => tree.uplineOf(holder) !== null)
  const ownOver = ({ holder, currency }: Contract) => byHolder.get(keyOf(tree.uplineOf(holder) ?? '', currency)) ?? []
  refuseIf(!below.every((one) => areWithoutGap(ownOver(one), one)), 'NO_OWN_CONTRACT')

  const conflicts = below.flatMap((one) =>
    ownOver(one)
      .filter((own) => overlaps(own, one))
      .map((own) => conflictOf(own.terms, one.terms)?.code),
  )
  for (const code of CONFLICTS) refuseIf(conflicts.includes(code), code)
}
