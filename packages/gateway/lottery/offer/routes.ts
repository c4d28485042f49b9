import {
  lotterySettings,
  prizeGroupRange,
  setLotteryLimits,
  setLotteryOdds,
  setPrizeGroupRange,
} from '@portico/contract/lottery/settings-calls'
import { type Binding, bind } from '../../http/bind.ts'
import type { OfferDesk } from './desk.ts'

export const offerRoutes = (desk: OfferDesk): Binding[] => [
  bind(lotterySettings, ({ request }) => desk.settings(request.gameCode)),
  bind(setLotteryLimits, ({ request }) => desk.setLimits(request)),
  bind(setLotteryOdds, ({ request }) => desk.setOdds(request)),
  bind(prizeGroupRange, () => desk.prizeGroups()),
  bind(setPrizeGroupRange, ({ request }) => desk.setPrizeGroups(request)),
]
