import { abs, amountText, HUNDRED_PERCENT, least, units, type Agreement, type Bet, type Bundle, type Fields, type Tier } from './bundle.ts'

/** What a contract comes to before the holder's own downlines. */
export type Worked = { gross: bigint; fields: Fields }
/** A contract to be worked out, with what its team did in the period. */
export type Job = { agreement: Agreement; bets: Bet[]; paidIn: Set<string>; team: Set<string> }

/** The accounts of a team: the agent and everybody below. */
export const teamOf = (agent: string, accounts: Bundle['accounts']): Set<string> => {
  const uplines = new Map(accounts.map(({ id, upline }) => [id, upline]))
  if (uplines.size < accounts.length) throw new Error('an account is there twice')
  const isIn = (id: string | null, steps: number): boolean => {
    if (steps > accounts.length) throw new Error('the tree runs in a circle')
    return id !== null && (id === agent || isIn(uplines.get(id) ?? null, steps + 1))
  }
  return new Set(accounts.filter(({ id }) => isIn(id, 0)).map(({ id }) => id))
}

const validBet = (bet: Bet): bigint => (bet.void ? 0n : least(units(bet.stake), abs(units(bet.payout) - units(bet.stake))))

/** What a team bet, and how many of it did so or paid in as the contract asks. */
export const activityOf = ({ agreement: { active: rule }, bets, paidIn, team }: Job) => {
  if (!rule) throw new Error('the contract does not say who is active')
  const byAccount = new Map<string, bigint>()
  for (const bet of bets) byAccount.set(bet.account, (byAccount.get(bet.account) ?? 0n) + validBet(bet))
  const isActive = (id: string): boolean =>
    (rule.bet !== null && (byAccount.get(id) ?? 0n) >= units(rule.bet)) || (rule.deposit && paidIn.has(id))
  return { turnover: [...byAccount.values()].reduce((all, each) => all + each, 0n), active: [...team].filter(isActive).length }
}

type Figures = { turnover: bigint; active: number; loss: bigint }

const holds = (tier: Tier, { turnover, active, loss }: Figures): boolean =>
  turnover >= units(tier.turnover ?? '0') &&
  active >= (tier.active ?? 0) &&
  ((tier.loss ?? null) === null || loss >= units(tier.loss ?? '0'))

/** The index of the tier with the highest rate among those that hold; of equal ones that with the higher conditions. */
const bestTier = (tiers: Tier[], figures: Figures): number | null => {
  const keys = ({ rate, turnover, active, loss }: Tier): bigint[] =>
    [rate, turnover, String(active ?? 0), loss].map((each) => units(each ?? '0'))
  let best: number | null = null
  for (const [index, tier] of tiers.entries()) {
    if (!holds(tier, figures)) continue
    const now = best === null ? undefined : keys(tiers[best]!)
    const difference = now
      ? (keys(tier)
          .map((key, at) => key - now[at]!)
          .find((each) => each !== 0n) ?? 0n)
      : 1n
    if (difference > 0n) best = index
  }
  return best
}

/** What the tiers make of a base; `by` is the condition that cuts it into slices. */
export const tiersGross = ({ terms: { tiers, progressive } }: Agreement, figures: Figures, base: bigint, by: 'turnover' | 'loss') => {
  const tier = bestTier(tiers, figures)
  let product = base * (tier === null ? 0n : units(tiers[tier]!.rate))
  if (progressive) {
    const reached = tiers.map((each) => units(each[by] ?? '0')).filter((edge) => edge > 0n && edge < base)
    const edges = [...new Set([0n, ...reached])].sort((a, b) => (a < b ? -1 : 1))
    product = edges.reduce((all, edge, at) => {
      const counting = tiers.filter((each) => units(each[by] ?? '0') <= edge && holds({ ...each, [by]: null }, figures))
      const rate = counting.reduce((best, each) => (units(each.rate) > best ? units(each.rate) : best), 0n)
      return all + ((edges[at + 1] ?? base) - edge) * rate
    }, 0n)
  }
  return { tier, gross: product / HUNDRED_PERCENT }
}

/** Turnover of a day or an hour by tiers. */
export const turnoverSalary = (job: Job): Worked => {
  const { turnover, active } = activityOf(job)
  const { tier, gross } = tiersGross(job.agreement, { turnover, active, loss: 0n }, turnover, 'turnover')
  return { gross, fields: { turnover: amountText(turnover), active, tier } }
}

/** Stakes of five minutes by their outcome. */
export const stakeSalary = ({ agreement: { terms }, bets }: Job): Worked => {
  let [product, counted] = [0n, 0]
  for (const bet of bets) {
    const row = terms.rates[bet.category] ?? terms.rates['ALL']
    const [stake, payout] = [units(bet.stake), units(bet.payout)]
    if (!row || bet.void || payout === stake || stake < units(row.min)) continue
    product += stake * units(payout < stake ? row.loss : row.win)
    counted += 1
  }
  return { gross: product / HUNDRED_PERCENT, fields: { bets: counted } }
}
