import { parseUnits } from '@portico/contract/kit/money'
import { type BetRow, betEntry, netOf, validBetOf } from '../bets/bets.ts'
import type { Corrections } from '../bets/corrections.ts'
import type { Entry } from '../bets/entry.ts'
import { NO_FIGURES } from '../bets/figures.ts'
import { parseInstant } from '../kit/instant.ts'

/** The valid bets of a member or a team. */
export const TURNOVER = 'turnover'
/** What players lost, less what they won. */
export const LOSS = 'loss'
/** How many deposits there are. */
export const DEPOSITS = 'deposits'
/** How many members are active. */
export const ACTIVE = 'active'

export interface DepositRow {
  readonly id: string
  readonly account: string
  readonly currency: string
  readonly at: string
}

export const memberBets = (rows: readonly BetRow[], corrections: Corrections): Entry[] =>
  rows.map((row) =>
    betEntry(
      row,
      corrections,
      (bet) =>
        new Map([
          [TURNOVER, validBetOf(bet)],
          [LOSS, -netOf(bet)],
        ]),
    ),
  )

/** Deposits; one that was charged back is none from then on. */
export const memberDeposits = (rows: readonly DepositRow[], corrections: Corrections): Entry[] =>
  rows.map(({ id, account, currency, at }) => ({
    account,
    currency,
    at: parseInstant(at),
    first: new Map([[DEPOSITS, 1n]]),
    later: corrections.ofDeposit(id).map((correction) => ({ from: correction.at, figures: NO_FIGURES })),
  }))

/** What was paid to a member besides, by its type. */
export interface DeductionRow extends DepositRow {
  readonly type: string
  readonly amount: string
}

/** The figure that deductions of a type add up to. */
export const deductionName = (type: string): string => `deduction ${type}`

export const memberDeductions = (rows: readonly DeductionRow[]): Entry[] =>
  rows.map(({ account, currency, at, type, amount }) => ({
    account,
    currency,
    at: parseInstant(at),
    first: new Map([[deductionName(type), parseUnits(amount)]]),
    later: [],
  }))
