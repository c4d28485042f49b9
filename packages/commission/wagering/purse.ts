import type { Units } from '@portico/contract/kit/money'
import { least } from '../kit/money.ts'
import type { Requirement } from './requirement.ts'

/** One player's money. */
export interface Purse {
  cash: Units
  bonus: Units
  /** What could not be taken back from the cash. */
  owed: Units
  /** Forfeited to the house, less what it bore. */
  house: Units
}

/** Something won, given back or released: what is owed goes first. */
const credit = (purse: Purse, amount: Units): void => {
  const recovered = least(purse.owed, amount)
  purse.owed -= recovered
  purse.cash += amount - recovered
}

const debit = (purse: Purse, amount: Units): void => {
  const fromCash = least(purse.cash, amount)
  purse.cash -= fromCash
  purse.owed += amount - fromCash
}

const bookCash = (purse: Purse, change: Units): void => (change < 0n ? debit(purse, -change) : credit(purse, change))

/** Bonus money never falls below zero: the house bears the rest. */
const bookBonus = (purse: Purse, change: Units): void => {
  const after = purse.bonus + change
  purse.bonus = after > 0n ? after : 0n
  if (after < 0n) purse.house += after
}

/** What becomes of money that a bonus had a part in. */
export type BonusTarget = 'bonus' | 'cash' | 'house'

const TARGETS: Readonly<Record<Requirement['status'], BonusTarget>> = {
  ACTIVE: 'bonus',
  MET: 'cash',
  WAIVED: 'cash',
  EXPIRED: 'house',
  FORFEITED: 'house',
}

/** Where it goes by where its bonus stands today. */
export const bonusTarget = (source: Pick<Requirement, 'status'> | null): BonusTarget => (source === null ? 'cash' : TARGETS[source.status])

/** Books what a bet gives or takes: its cash part, and its bonus part to where the bonus stands today. */
export const bookParts = (purse: Purse, cash: Units, bonus: Units, source: Pick<Requirement, 'status'> | null): void => {
  const target = bonusTarget(source)
  bookCash(purse, target === 'cash' ? cash + bonus : cash)
  if (target === 'bonus') bookBonus(purse, bonus)
  if (target === 'house') purse.house += bonus
}

/** The bonus money becomes cash. */
export const release = (purse: Purse): void => {
  credit(purse, purse.bonus)
  purse.bonus = 0n
}

/** The bonus money goes to the house. */
export const forfeit = (purse: Purse): void => {
  purse.house += purse.bonus
  purse.bonus = 0n
}
