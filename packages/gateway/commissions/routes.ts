import {
  commissionDifference,
  commissionLineDetail,
  commissionLines,
  commissionStatement,
  realtimeCategories,
  realtimeDay,
} from '@portico/contract/commission/calls'
import { moveDividend, operatorDividends } from '@portico/contract/commission/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Commissions } from './service.ts'

export const commissionRoutes = (commissions: Commissions): Binding[] => {
  const { statements, bundle, difference, desk } = commissions
  return [
    bind(commissionLines, ({ request, caller }) => statements.lines(caller, request)),
    bind(commissionLineDetail, ({ request, caller }) => statements.detail(caller, request.id)),
    bind(commissionStatement, ({ request, caller }) => bundle(caller, request.id)),
    bind(commissionDifference, ({ request, caller }) => difference(caller, request)),
    bind(realtimeDay, ({ request, caller }) => commissions.realtimeDay(caller, request)),
    bind(realtimeCategories, ({ request, caller }) => commissions.realtimeCategories(caller, request)),
    bind(operatorDividends, async ({ request }) => ({ list: await desk.list(request.state) })),
    bind(moveDividend, async ({ request, context }) => ({ dividend: await desk.move(context.operator, request) })),
  ]
}
