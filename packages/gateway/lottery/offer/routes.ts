import { lotterySettings, setLotteryLimits, setLotteryOdds } from '@portico/contract/lottery/settings-calls'
import { type Binding, bind } from '../../http/bind.ts'
import type { OfferDesk } from './desk.ts'

export const offerRoutes = (desk: OfferDesk): Binding[] => [
  bind(lotterySettings, ({ request }) => desk.settings(request.gameCode)),
  bind(setLotteryLimits, ({ request }) => desk.setLimits(request)),
  bind(setLotteryOdds, ({ request }) => desk.setOdds(request)),
]
