import { type BetRow, betEntry } from '../bets/bets.ts'
import type { Corrections } from '../bets/corrections.ts'
import type { Entry } from '../bets/entry.ts'
import { type Instant, parseInstant } from '../kit/instant.ts'
import { refuseIf } from '../kit/refusal.ts'
import { mayPlay, rateInGroup } from './groups.ts'
import type { Rates } from './rates.ts'

export interface RebateBetRow extends BetRow {
  readonly category: string
  /** Not there for a game without prize groups. */
  readonly group?: number | null
  readonly placedAt: string
}

/** How many bets have anything at risk: one that was pushed as a whole does not count. */
export const BETS = 'bets'
/** What the groups that were played take off the player's own part: exact, zero or below. */
export const GROUPS = 'groups'

/** A category over a time in which nobody's rate for it changed: bets of one slot are added up before any rate is looked at. */
export interface Slot {
  readonly category: string
  /** Any instant of that time. */
  readonly at: Instant
}

/** The slots that bets fall into, by the names of their sums of stakes at risk. */
export type Slots = ReadonlyMap<string, Slot>

const countUntil = (instants: readonly Instant[], at: Instant): number => {
  let [low, high] = [0, instants.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((instants[middle] ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The bets with what is at risk in each slot.
 * @throws Refusal GROUP_OUT_OF_RANGE, for void bets too
 */
export const rebateEntries = (rows: readonly RebateBetRow[], baseGroup: number, rates: Rates, corrections: Corrections) => {
  const slots = new Map<string, Slot>()
  const changes = new Map([...rates.categories()].map((category) => [category, rates.changesOf(category)]))
  const entries = rows.map((row): Entry => {
    const { category } = row
    const group = row.group ?? undefined
    const placedAt = parseInstant(row.placedAt)
    refuseIf(group !== undefined && !mayPlay(group, baseGroup, rates.rateAt(row.account, category, placedAt)), 'GROUP_OUT_OF_RANGE')
    const name = `${countUntil(changes.get(category) ?? [], placedAt)} ${category}`
    if (!slots.has(name)) slots.set(name, { category, at: placedAt })
    const less = group === undefined ? 0n : rateInGroup(group, baseGroup)
    return betEntry(row, corrections, ({ stake, pushed }) => {
      const base = stake - pushed
      return new Map([
        [BETS, base > 0n ? 1n : 0n],
        [GROUPS, base * less],
        [name, base],
      ])
    })
  })
  return { entries, slots }
}
