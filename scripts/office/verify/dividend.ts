import { amountText, least, texts, units, type Agreement, type Bundle, type Carry, type Contract, type Debts } from './bundle.ts'
import { activityOf, type Job, tiersGross, type Worked } from './salary.ts'

const openOf = (debts: Debts): bigint => debts.reduce((sum, { left }) => sum + units(left), 0n)

/** Settles debts from an amount, the oldest first. */
const settle = (debts: Debts, amount: bigint) => {
  const settled = least(amount, openOf(debts))
  let rest = settled
  const left = debts.map(({ index, left: owed }) => {
    const part = least(rest, units(owed))
    rest -= part
    return { index, left: amountText(units(owed) - part) }
  })
  return { settled, debts: left.filter((each) => units(each.left) > 0n) }
}

/** Notes a debt as far as the cap of all that is open leaves room. */
const note = (debts: Debts, index: number, amount: bigint, { cap }: Carry): Debts => {
  const room = (cap ?? null) === null ? amount : units(cap ?? '0') - openOf(debts)
  const noted = least(amount, room > 0n ? room : 0n)
  return noted > 0n ? [...debts, { index, left: amountText(noted) }] : debts
}

/** A debt may be settled in so many periods after its own. */
const unlapsed = (debts: Debts, now: number, { periods }: Carry): Debts =>
  periods === undefined ? debts : debts.filter(({ index }) => index + periods > now)

const openingOf = ({ dividend }: Bundle, { id, code }: Contract) => {
  const found = dividend?.openings.find(({ contract }) => contract === id)
  if (!found) throw new Error(`what ${code} began with is not there`)
  return found
}

/** A share of what a team lost, less what it was given back and losses of periods before. */
export const dividendOf = (job: Job, bundle: Bundle, contract: Contract): Worked => {
  const { agreement, bets, team } = job
  const { deduct, ownLoss } = agreement.terms
  const { index, losses } = openingOf(bundle, contract)
  const { turnover, active } = activityOf(job)
  const lost = bets.reduce((sum, bet) => sum + (bet.void ? 0n : units(bet.stake) - units(bet.payout)), 0n)
  const deductions = (bundle.dividend?.deductions ?? []).filter(({ account, type }) => team.has(account) && deduct?.[type])
  const loss = deductions.reduce((sum, { amount }) => sum - units(amount), lost)
  const gain = loss > 0n ? loss : 0n
  let [carried, open]: [bigint, Debts] = [0n, []]
  if (ownLoss?.policy === 'CARRY') {
    const { settled, debts } = settle(losses, gain)
    ;[carried, open] = [settled, unlapsed(loss < 0n ? note(debts, index, -loss, ownLoss) : debts, index, ownLoss)]
  }
  const base = gain - carried
  const { tier, gross } = tiersGross(agreement, { turnover, active, loss }, base, 'loss')
  return { gross, fields: { active, tier, ...texts({ turnover, loss, carried, base, lossDebt: openOf(open) }) } }
}

/** What is left to the holder after the downlines, and what of it settles debts of periods before. */
export const differentialOf = (bundle: Bundle, contract: Contract, { terms: { negative } }: Agreement, differential: bigint) => {
  const { index, debts } = openingOf(bundle, contract)
  const carries = negative !== undefined && negative.policy !== 'FLOOR'
  const { settled: recovered, debts: left } = differential > 0n ? settle(debts, differential) : { settled: 0n, debts }
  const noted = carries && differential < 0n ? note(left, index, -differential, negative) : left
  const company = differential < 0n ? -differential - (openOf(noted) - openOf(left)) : 0n
  const debt = carries ? openOf(unlapsed(noted, index, negative)) : 0n
  return { amount: differential > 0n ? differential - recovered : 0n, fields: texts({ differential, recovered, company, debt }) }
}
