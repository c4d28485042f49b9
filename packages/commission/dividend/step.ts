import { formatUnits, type Units } from '@portico/contract/kit/money'
import type { Figures } from '../bets/figures.ts'
import { most } from '../kit/money.ts'
import type { Line } from '../runs/line.ts'
import { ACTIVE, LOSS, TURNOVER } from '../teams/members.ts'
import { grossOf } from '../terms/gross.ts'
import { matchingTier } from '../terms/tiers.ts'
import { type Debts, NO_DEBTS, noteDebt, settleDebts, sumOf, withoutLapsed } from './debts.ts'
import type { Dividend } from './policies.ts'

/** What a contract takes from one of its periods into the next. */
export interface Carried {
  readonly losses: Debts
  readonly debts: Debts
}

export const NOTHING_CARRIED: Carried = { losses: NO_DEBTS, debts: NO_DEBTS }

/** What a contract comes to before the holder's own downlines. */
interface Base {
  readonly figures: { readonly turnover: Units; readonly active: number; readonly loss: Units }
  readonly carried: Units
  readonly base: Units
  readonly losses: Debts
  readonly gross: Units
}

/** What a period of a contract comes to. */
export interface Step {
  readonly gross: Units
  readonly amount: Units
  readonly after: Carried
  /** Whether there is anything to say of it. */
  readonly isQuiet: boolean
  /** Asked for only where a line is written. */
  readonly fields: () => Line['fields']
}

const baseOf = ({ terms, ownLoss, deductions }: Dividend, index: number, team: Figures, open: Debts): Base => {
  const figure = (name: string): bigint => team.get(name) ?? 0n
  const loss = deductions.reduce((sum, name) => sum - figure(name), figure(LOSS))
  const figures = { turnover: figure(TURNOVER), active: Number(figure(ACTIVE)), loss }
  const gain = most(loss, 0n)
  if (!ownLoss) return { figures, carried: 0n, base: gain, losses: NO_DEBTS, gross: grossOf(terms, figures, gain) }
  const { debts, settled: carried } = settleDebts(open, gain)
  const losses = loss < 0n ? noteDebt(debts, index, -loss, ownLoss).debts : debts
  const base = gain - carried
  return { figures, carried, base, losses: withoutLapsed(losses, index, ownLoss), gross: grossOf(terms, figures, base) }
}

interface Outcome {
  readonly recovered: Units
  readonly amount: Units
  /** What nobody owes. */
  readonly company: Units
  readonly debts: Debts
}

const outcomeOf = ({ negative }: Dividend, index: number, differential: Units, open: Debts): Outcome => {
  if (differential >= 0n) {
    const { debts, settled: recovered } = settleDebts(open, differential)
    return { recovered, amount: differential - recovered, company: 0n, debts: negative ? withoutLapsed(debts, index, negative) : NO_DEBTS }
  }
  if (!negative) return { recovered: 0n, amount: 0n, company: -differential, debts: NO_DEBTS }
  const { debts, noted } = noteDebt(open, index, -differential, negative)
  return { recovered: 0n, amount: 0n, company: -differential - noted, debts: withoutLapsed(debts, index, negative) }
}

/** Calculates one period of a contract; `index` counts the contract's periods, quiet ones too. */
export const stepOf = (contract: Dividend, index: number, team: Figures, deducted: Units, before: Carried): Step => {
  const { figures, carried, base, losses, gross } = baseOf(contract, index, team, before.losses)
  const differential = gross - deducted
  const { recovered, amount, company, debts } = outcomeOf(contract, index, differential, before.debts)
  const [lossDebt, debt] = [sumOf(losses), sumOf(debts)]
  return {
    gross,
    amount,
    after: { losses, debts },
    isQuiet: figures.active === 0 && [figures.turnover, figures.loss, deducted, lossDebt, debt].every((each) => each === 0n),
    fields: () => ({
      turnover: formatUnits(figures.turnover),
      active: figures.active,
      loss: formatUnits(figures.loss),
      tier: matchingTier(contract.terms.tiers, figures),
      carried: formatUnits(carried),
      base: formatUnits(base),
      lossDebt: formatUnits(lossDebt),
      gross: formatUnits(gross),
      deducted: formatUnits(deducted),
      differential: formatUnits(differential),
      recovered: formatUnits(recovered),
      company: formatUnits(company),
      debt: formatUnits(debt),
    }),
  }
}
