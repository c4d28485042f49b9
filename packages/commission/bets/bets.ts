import { parseUnits, type Units } from '@portico/contract/kit/money'
import { parseInstant } from '../kit/instant.ts'
import { validBet } from '../kit/valid-bet.ts'
import type { Corrections } from './corrections.ts'
import type { Entry } from './entry.ts'
import { type Figures, NO_FIGURES } from './figures.ts'

export interface BetRow {
  readonly id: string
  readonly account: string
  readonly currency: string
  readonly stake: string
  readonly payout?: string | null
  readonly pushed?: string | null
  readonly void?: boolean | null
  readonly settledAt: string
}

/** A settled bet, as it stands at some time. */
export interface Bet {
  readonly stake: Units
  readonly payout: Units
  /** The part of the stake that was given back. */
  readonly pushed: Units
}

/** What the player won or, below zero, lost. */
export const netOf = ({ payout, stake }: Bet): Units => payout - stake

/** What a bet counts for as turnover: no more than was won or lost, so nothing for a push. */
export const validBetOf = ({ stake, payout }: Bet): Units => validBet(stake, payout)

/** A bet with what each correction makes of it; a void one adds nothing. */
export const betEntry = (row: BetRow, corrections: Corrections, figuresOf: (bet: Bet) => Figures): Entry => {
  const bet = { stake: parseUnits(row.stake), payout: parseUnits(row.payout ?? '0'), pushed: parseUnits(row.pushed ?? '0') }
  return {
    account: row.account,
    currency: row.currency,
    at: parseInstant(row.settledAt),
    first: row.void === true ? NO_FIGURES : figuresOf(bet),
    // Each says what the bet is from then on: what an earlier one said of it is gone.
    later: corrections.ofBet(row.id).map(({ at, payout, pushed, void: isVoid }) => ({
      from: at,
      figures:
        isVoid === true
          ? NO_FIGURES
          : figuresOf({
              stake: bet.stake,
              payout: parseUnits(payout ?? row.payout ?? '0'),
              pushed: parseUnits(pushed ?? row.pushed ?? '0'),
            }),
    })),
  }
}
