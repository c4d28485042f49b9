import type { Units } from '@portico/contract/kit/money'
import { least, most } from '../kit/money.ts'
import type { Carry } from './policies.ts'

/** What is open of a period of the contract, counted from its first. */
export interface OpenDebt {
  readonly index: number
  readonly left: Units
}

/** Oldest first. */
export type Debts = readonly OpenDebt[]

export const NO_DEBTS: Debts = []

export const sumOf = (debts: Debts): Units => debts.reduce((sum, { left }) => sum + left, 0n)

/** Settles debts from an amount, oldest first. */
export const settleDebts = (debts: Debts, amount: Units): { readonly debts: Debts; readonly settled: Units } => {
  let rest = amount
  const left = debts.map((debt) => {
    const part = least(debt.left, rest)
    rest -= part
    return { ...debt, left: debt.left - part }
  })
  return { debts: left.filter((debt) => debt.left > 0n), settled: amount - rest }
}

/** Notes a debt, cut so that all that is open stays within the cap. */
export const noteDebt = (debts: Debts, index: number, amount: Units, { cap }: Carry): { readonly debts: Debts; readonly noted: Units } => {
  const noted = cap === null ? amount : least(amount, most(cap - sumOf(debts), 0n))
  return { debts: noted > 0n ? [...debts, { index, left: noted }] : debts, noted }
}

/** What is still open after a period: a debt may be settled in so many periods after its own, and lapses with the last of them. */
export const withoutLapsed = (debts: Debts, index: number, { periods }: Carry): Debts =>
  periods === null ? debts : debts.filter((debt) => debt.index + periods > index)

export const sameDebts = (a: Debts, b: Debts): boolean =>
  a.length === b.length && a.every((debt, i) => debt.index === b[i]?.index && debt.left === b[i].left)
