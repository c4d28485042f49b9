import { cancelChase, chaseDetail, chaseIssues, createChase, listChases } from '@portico/contract/bets/chase-calls'
import { type Binding, bind } from '../../http/bind.ts'
import type { Chase } from './service.ts'

export const chaseRoutes = (chase: Chase): Binding[] => [
  bind(chaseIssues, async ({ request }) => chase.issues(request)),
  bind(createChase, ({ request, caller, context }) => chase.create(caller, request, context.idempotencyKey, context.language)),
  bind(listChases, ({ request, caller, context }) => chase.list(caller, request, context.language)),
  bind(chaseDetail, ({ request, caller, context }) => chase.detail(caller, request.planId, context.language)),
  bind(cancelChase, ({ request, caller, context }) => chase.cancel(caller, request, context.idempotencyKey, context.language)),
]
