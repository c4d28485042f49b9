import { WHOLE, type Rate } from '../kit/money.ts'

/** A prize group is so many of 2000 parts of what a fair prize would be. */
const FAIR = 2000n

/** What a step of one group is worth as a rate of the stake. */
const PER_GROUP: Rate = WHOLE / FAIR

/** What is left of a rate for whoever plays a group; the rest of it is in the prizes. Not negative within the groups that one may play. */
export const rateInGroup = (group: number, baseGroup: number): Rate => BigInt(baseGroup - group) * PER_GROUP

/** The highest group that an account with the rate may play. */
export const highestGroup = (rate: Rate, baseGroup: number): number => baseGroup + Number(rate / PER_GROUP)

/** Whether an account with the rate may play the group. */
export const mayPlay = (group: number, baseGroup: number, rate: Rate): boolean =>
  group >= baseGroup && rate + rateInGroup(group, baseGroup) >= 0n
