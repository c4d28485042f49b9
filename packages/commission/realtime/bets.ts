import { parseUnits, type Units } from '@portico/contract/kit/money'
import { type BetRow, betEntry, netOf } from '../bets/bets.ts'
import type { Corrections } from '../bets/corrections.ts'
import type { Entry } from '../bets/entry.ts'
import { NO_FIGURES } from '../bets/figures.ts'
import type { Contract } from '../terms/contracts.ts'

export interface RealtimeBetRow extends BetRow {
  readonly category: string
}

/** Bets that every contract pays alike: of one category and outcome, and above the same least stakes. */
export interface Slot {
  readonly category: string
  readonly won: boolean
  /** The greatest of the contracts' least stakes that these bets reach. */
  readonly floor: Units
}

/** Slots by the names of the sums of their stakes. */
export type Slots = ReadonlyMap<string, Slot>

/** The figure that counts the bets of a slot. */
export const countName = (slot: string): string => `count ${slot}`

/** The figure that adds up the stakes of a slot. */
export const slotName = ({ category, won, floor }: Slot): string => `${floor} ${won ? 'won' : 'lost'} ${category}`

/** Every least stake that any contract asks for, in order. */
export const floorsOf = (contracts: readonly Contract[]): readonly Units[] =>
  [...new Set(contracts.flatMap(({ terms }) => [...terms.rates.values()].map(({ min }) => min)))].sort((a, b) => (a < b ? -1 : 1))

const greatestUpTo = (floors: readonly Units[], stake: Units): Units | undefined => {
  let [low, high] = [0, floors.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((floors[middle] ?? 0n) <= stake) low = middle + 1
    else high = middle
  }
  return floors[low - 1]
}

/** The bets that any contract may pay, added up by slot: neither pushes nor bets below every least stake. */
export const realtimeEntries = (rows: readonly RealtimeBetRow[], contracts: readonly Contract[], corrections: Corrections) => {
  const floors = floorsOf(contracts)
  const slots = new Map<string, Slot>()
  const entries = rows.map((row): Entry => {
    const { category } = row
    const floor = greatestUpTo(floors, parseUnits(row.stake))
    return betEntry(row, corrections, (bet) => {
      const net = netOf(bet)
      if (floor === undefined || net === 0n) return NO_FIGURES
      const slot = { category, won: net > 0n, floor }
      const name = slotName(slot)
      slots.set(name, slot)
      return new Map([
        [name, bet.stake],
        [countName(name), 1n],
      ])
    })
  })
  return { entries, slots }
}
