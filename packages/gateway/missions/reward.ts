import { parseUnits, toMoney } from '@portico/contract/kit/money'
import type { MissionReward } from '@portico/contract/missions/definitions'
import type { RewardView } from '@portico/contract/missions/shapes'
import type { Points } from '../points/index.ts'
import type { BonusDeps } from '../turnover/index.ts'

export interface RewardDeps extends BonusDeps {
  readonly points: Pick<Points, 'award'>
}

export const toRewardView = (reward: MissionReward, currency: string): RewardView =>
  reward.kind === 'POINTS' ? reward : { kind: 'CASH', amount: toMoney(parseUnits(reward.amount), currency), turnover: reward.turnover }
