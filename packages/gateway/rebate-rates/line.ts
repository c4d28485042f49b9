import { createTree, type Tree } from '@portico/commission/kit/tree'
import { least, most, type Rate, WHOLE } from '@portico/commission/kit/money'
import { rateInGroup } from '@portico/commission/rebate/groups'
import { ALWAYS, createRates, type Rates } from '@portico/commission/rebate/rates'
import type { RebateCategory } from '@portico/contract/rebate-rate/shapes'
import type { Queryable } from '../db/open.ts'
import { type MemberRow, prizeGroupsOf, readPrizeGroups } from '../member/index.ts'
import { highestBelow, highestGroupBelow } from '../reports/index.ts'
import { stepsOf } from './store.ts'

/** Stands above who has nobody above: the company, which gives up to its own highest prize group. */
const COMPANY = 'company'

/** What a highest prize group comes to as a rate of the lotteries. */
export const rateOfGroup = (group: number, baseGroup: number): Rate => {
  const rate = -rateInGroup(group, baseGroup)
  return rate > 0n ? rate : 0n
}

/** A lottery rate that was set above another lowest prize group, above this one: it stands for the same highest group, which is what bets were placed by. */
const rebased = (rate: Rate, from: number | null, to: number): Rate => most(from === null ? rate : rate + rateInGroup(to, from), 0n)

/**
 * The rates of these accounts at every instant, for the rules of `packages/commission`. Who has none for the lotteries has what the highest
 * prize group says above the lowest, that of now or `baseGroup`; in every other category that is 0.
 */
export const readRates = async (db: Queryable, memberIds: readonly string[], baseGroup?: number): Promise<Rates> => {
  const rates = createRates()
  const { min: lowest, house } = await readPrizeGroups(db)
  const min = baseGroup ?? lowest
  const steps = await stepsOf(db, memberIds)
  const withLottery = new Set(steps.flatMap(({ category, memberId }) => (category === 'LOTTERY' ? [memberId] : [])))
  for (const [id, group] of await prizeGroupsOf(db, memberIds)) {
    if (!withLottery.has(id)) rates.set(id, 'LOTTERY', rateOfGroup(group, min), ALWAYS)
  }
  for (const { memberId, category, rate, baseGroup: lowestThen, from } of steps)
    rates.set(memberId, category, rebased(rate, lowestThen, min), from.getTime())
  rates.set(COMPANY, 'LOTTERY', rateOfGroup(house, min), ALWAYS)
  return rates
}

/** An account between the one above and those below that bound its rate of a category, with everybody's rates. */
export interface Line {
  readonly tree: Tree
  readonly rates: Rates
  readonly upline: string
  readonly below: readonly string[]
}

/** Reads what bounds a rate: the account above, and of those below whoever has most now or on the day after. */
export const readLine = async (
  db: Queryable,
  { id, uplineId }: Pick<MemberRow, 'id' | 'uplineId'>,
  category: RebateCategory,
  instants: readonly Date[],
): Promise<Line> => {
  const found = [category === 'LOTTERY' ? await highestGroupBelow(db, id, category) : undefined]
  for (const at of instants) found.push(await highestBelow(db, id, category, at))
  const below = [...new Set(found.filter((each) => each !== undefined))]
  const rates = await readRates(db, [id, ...below, ...(uplineId === null ? [] : [uplineId])])
  if (category !== 'LOTTERY') rates.set(COMPANY, category, WHOLE, ALWAYS)
  const upline = uplineId ?? COMPANY
  const rows = [{ id: upline, upline: null }, { id, upline }, ...below.map((child) => ({ id: child, upline: id }))]
  return { tree: createTree(rows), rates, upline, below }
}

/** The highest rate that the account above can give: less tomorrow is less now. */
export const mostOf = ({ rates, upline }: Line, category: RebateCategory, instants: readonly Date[]): Rate =>
  instants.map((at) => rates.rateAt(upline, category, at.getTime())).reduce(least, WHOLE)

/** The highest rate of anybody directly below, now or on the day after. */
export const leastOf = ({ rates, below }: Line, category: RebateCategory, instants: readonly Date[]): Rate =>
  below.flatMap((id) => instants.map((at) => rates.rateAt(id, category, at.getTime()))).reduce(most, 0n)
