import { HUNDRED_PERCENT, units, type Bundle } from './bundle.ts'

/** A step of one prize group, in ten-thousandths of a percent of the stake: one of 2000 parts. */
const PER_GROUP = HUNDRED_PERCENT / 2000n

/** What an agent gets back of the bets of a day, its own with the rest of the group, and how much of that came with the bets. */
export const rebateOf = ({ line, bets, accounts, rebate }: Bundle): { amount: bigint; settled: bigint } => {
  if (!rebate) throw new Error('the rates are not there')
  const uplines = new Map(accounts.map(({ id, upline }) => [id, upline]))
  const rateAt = (account: string, category: string, at: string): bigint => {
    const isMeant = (each: (typeof rebate.rates)[number]): boolean => each.account === account && each.category === category
    return units(rebate.rates.findLast((each) => isMeant(each) && (each.from ?? '') <= at)?.rate ?? '0')
  }
  /** The account of the path that is directly below the agent. */
  const childOf = (account: string): string => {
    const upline = uplines.get(account)
    return !upline || upline === line.account ? account : childOf(upline)
  }
  /** What of the rate a player took as prizes instead; asked of the agent's own bets alone. */
  const playedOf = (group: number): bigint => {
    if (rebate.baseGroup === null) throw new Error('the base group that it was worked with was not kept: nobody can work it out again')
    return BigInt(group - rebate.baseGroup) * PER_GROUP
  }
  let [product, settled] = [0n, 0n]
  for (const { account, category, placedAt = '', stake, pushed = '0', void: off, group, paid = '0' } of bets) {
    const base = off ? 0n : units(stake) - units(pushed)
    const own = rateAt(line.account, category, placedAt)
    const isOwn = account === line.account
    const less = !isOwn ? rateAt(childOf(account), category, placedAt) : typeof group === 'number' ? playedOf(group) : 0n
    product += base * (own - less)
    if (isOwn && base > 0n) settled += units(paid)
  }
  return { amount: product / HUNDRED_PERCENT, settled }
}
