import { decideAdjustment, listAdjustments, proposeAdjustment } from '@portico/contract/cashier/adjustment-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Adjustments } from './service.ts'

export const adjustmentRoutes = (adjustments: Adjustments): Binding[] => [
  bind(proposeAdjustment, ({ request, context }) => adjustments.propose(request, context.operator)),
  bind(decideAdjustment, ({ request, context }) => adjustments.decide(request, context.operator)),
  bind(listAdjustments, ({ request }) => adjustments.list(request)),
]
