import {
  applyForPromotion,
  cancelApplication,
  claimPromotion,
  joinPromotion,
  promotion,
  promotionRewards,
  promotions as listPromotions,
} from '@portico/contract/promotion/calls'
import {
  closePromotion,
  decideApplication,
  openApplication,
  operatorApplications,
  operatorPromotions,
  promotionKinds,
  proposePromotion,
  publishPromotion,
  tryPromotion,
} from '@portico/contract/promotion/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Promotions } from './service.ts'

export const promotionRoutes = (promotions: Promotions): Binding[] => [
  bind(listPromotions, ({ caller, context }) => promotions.list(caller, context.language)),
  bind(promotion, ({ request, caller, context }) => promotions.detail(caller, request.id, context.language)),
  bind(joinPromotion, ({ request, caller, context }) => promotions.join(caller, request.id, context.language)),
  bind(claimPromotion, ({ request, caller, context }) => promotions.claim(caller, request.id, context.language)),
  bind(applyForPromotion, ({ request, caller, context }) => promotions.applications.send(caller, request, context.language)),
  bind(cancelApplication, ({ request, caller, context }) => promotions.applications.cancel(caller, request.id, context.language)),
  bind(promotionRewards, ({ caller, context }) => promotions.rewards(caller, context.language)),
  bind(promotionKinds, async () => promotions.desk.kinds()),
  bind(operatorPromotions, () => promotions.desk.list()),
  bind(proposePromotion, ({ request, context }) => promotions.desk.propose(request, context.operator)),
  bind(tryPromotion, ({ request }) => promotions.desk.dryRun(request)),
  bind(publishPromotion, ({ request, context }) => promotions.desk.publish(request, context.operator)),
  bind(closePromotion, ({ request, context }) => promotions.desk.close(request, context.operator)),
  bind(operatorApplications, ({ request }) => promotions.applications.list(request)),
  bind(openApplication, ({ request, context }) => promotions.applications.open(request.id, context.operator)),
  bind(decideApplication, ({ request, context }) => promotions.applications.decide(request, context.operator)),
]
