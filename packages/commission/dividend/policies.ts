import { parseUnits, type Units } from '@portico/contract/kit/money'
import { deductionName } from '../teams/members.ts'
import { type Contract, readContract, type WireContract } from '../terms/contracts.ts'

/** How long what is open may be settled later, and how much may be open; null is without end. */
export interface Carry {
  readonly periods: number | null
  readonly cap: Units | null
}

interface WireCarry {
  readonly policy: 'CARRY'
  readonly periods: number
  readonly cap?: string | null
}

/** A dividend contract as a case writes it. */
export interface WireDividend extends WireContract {
  readonly deduct?: Readonly<Record<string, boolean>>
  readonly negative?: { readonly policy: 'FLOOR' } | { readonly policy: 'PARENT_PAYS'; readonly cap?: string | null } | WireCarry
  readonly ownLoss?: { readonly policy: 'NO_CARRY' } | WireCarry
}

/** A dividend contract. */
export interface Dividend extends Contract {
  /** The figures that are taken off the team's loss. */
  readonly deductions: readonly string[]
  /** Of a team that won more than it lost; null where that is forgotten. */
  readonly ownLoss: Carry | null
  /** Of a differential below zero; null where the company bears it. */
  readonly negative: Carry | null
}

const capOf = (cap: string | null | undefined): Units | null => (cap === null || cap === undefined ? null : parseUnits(cap))

const negativeOf = (negative: WireDividend['negative']): Carry | null => {
  switch (negative?.policy) {
    case 'PARENT_PAYS':
      return { periods: null, cap: capOf(negative.cap) }
    case 'CARRY':
      return { periods: negative.periods, cap: capOf(negative.cap) }
    default:
      return null
  }
}

/** @throws RangeError for an instant, an amount or a rate that cannot be read */
export const readDividend = (row: WireDividend): Dividend => ({
  ...readContract('dividend', row),
  deductions: Object.entries(row.deduct ?? {})
    .filter(([, counts]) => counts)
    .map(([type]) => deductionName(type)),
  ownLoss: row.ownLoss?.policy === 'CARRY' ? { periods: row.ownLoss.periods, cap: capOf(row.ownLoss.cap) } : null,
  negative: negativeOf(row.negative),
})
