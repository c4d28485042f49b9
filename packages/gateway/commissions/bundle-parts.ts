import type { Calendar } from '@portico/commission/kit/calendar/calendar'
import { ALWAYS, type Rates } from '@portico/commission/rebate/rates'
import type { StatementBundle } from '@portico/contract/commission/bundle-shapes'
import { formatUnits } from '@portico/contract/kit/money'
import { CATEGORY_OF, REBATE_CATEGORIES } from '@portico/contract/rebate-rate/shapes'
import type { Queryable } from '../db/open.ts'
import { type TeamBet, teamPaidBesides } from '../reports/index.ts'
import { daysOf, DEDUCTION_CODES, deductionTypeOf } from './deductions.ts'
import { type OpenDebt, readOpenings } from './openings.ts'
import { isGameType } from './rebates.ts'
import type { LineRow, StoredOpening } from './store.ts'

type Bet = StatementBundle['bets'][number]

/** A bet with what salaries and dividends ask of it. */
export const plainBet = ({ id, account, category, stake, payout, void: off, settledAt }: TeamBet): Bet => ({
  id,
  account,
  category,
  stake: formatUnits(BigInt(stake)),
  payout: formatUnits(BigInt(payout)),
  void: off,
  settledAt,
})

/** A bet with what rebates ask of it, by the category that it has a rate of. */
export const riskBet = (bet: TeamBet): Bet[] => {
  const { category, stake, pushed, group, rebate, placedAt } = bet
  if (!isGameType(category)) return []
  const risk = { placedAt, pushed: formatUnits(pushed ? BigInt(stake) : 0n), group, paid: formatUnits(BigInt(rebate)) }
  return [{ ...plainBet(bet), category: CATEGORY_OF[category], ...risk }]
}

/** The rates that accounts had up to an instant, each from when on. */
export const ratesPart = (
  rates: Rates,
  accounts: readonly { readonly id: string }[],
  until: Date,
): NonNullable<StatementBundle['rebate']>['rates'] =>
  accounts.flatMap(({ id: account }) =>
    REBATE_CATEGORIES.flatMap((category) => {
      let last = 0n
      return [ALWAYS, ...rates.changesOf(category)].flatMap((at) => {
        const rate = rates.rateAt(account, category, at)
        if (rate === last || at >= until.getTime()) return []
        last = rate
        return [{ account, category, rate: formatUnits(rate), from: at === ALWAYS ? null : new Date(at).toISOString() }]
      })
    }),
  )

const debtsOf = (debts: readonly OpenDebt[]) => debts.map(({ left, ...of }) => ({ ...of, left: formatUnits(left) }))

const isType = (type: string): type is 'rebate' | 'promo' | 'salary' => type === 'rebate' || type === 'promo' || type === 'salary'

/** What is deducted from the loss of a dividend's team, and what its contracts took over from the period before. */
export const dividendPart = async (
  db: Queryable,
  { memberId, currency, startsAt, endsAt }: LineRow,
  opening: Readonly<Record<string, StoredOpening>>,
  calendar: Calendar,
): Promise<NonNullable<StatementBundle['dividend']>> => {
  const days = daysOf(calendar, { start: startsAt.getTime(), end: endsAt.getTime() })
  const paid = await teamPaidBesides(db, { holders: [memberId], currency, spans: [days], codes: DEDUCTION_CODES })
  return {
    deductions: paid.flatMap(({ member: account, code, amount }) => {
      const type = deductionTypeOf(code)
      return isType(type) ? [{ account, type, amount: formatUnits(BigInt(amount)) }] : []
    }),
    openings: (await readOpenings(db, opening)).map(({ losses, debts, ...of }) => ({
      ...of,
      losses: debtsOf(losses),
      debts: debtsOf(debts),
    })),
  }
}
