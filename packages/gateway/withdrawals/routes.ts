import {
  addPayee,
  answerWithdrawal,
  createWithdrawal,
  listPayees,
  listWithdrawals,
  removePayee,
  restArrived,
  walletParts,
  withdrawalStatus,
  withdrawalTerms,
  writeInDispute,
} from '@portico/contract/withdrawal/calls'
import {
  operatorWithdrawal,
  operatorWithdrawals,
  replyInDispute,
  resolveDispute,
  reviewWithdrawal,
  settlePayout,
} from '@portico/contract/withdrawal/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Withdrawals } from './service.ts'

export const withdrawalRoutes = (withdrawals: Withdrawals): Binding[] => {
  const { payees, desk } = withdrawals
  return [
    bind(listPayees, ({ caller }) => payees.list(caller)),
    bind(addPayee, async ({ request, caller, context }) => ({ payee: await payees.add(caller, request, context.language) })),
    bind(removePayee, async ({ request, caller }) => {
      await payees.remove(caller, request.payeeId)
      return request
    }),
    bind(withdrawalTerms, ({ caller }) => withdrawals.terms(caller)),
    bind(walletParts, ({ caller }) => withdrawals.parts(caller)),
    bind(createWithdrawal, ({ request, caller, context }) => withdrawals.create(caller, request, context.idempotencyKey)),
    bind(listWithdrawals, ({ caller }) => withdrawals.list(caller)),
    bind(withdrawalStatus, ({ request, caller }) => withdrawals.status(caller, request.withdrawalId)),
    bind(answerWithdrawal, ({ request, caller }) => withdrawals.answer(caller, request)),
    bind(writeInDispute, ({ request, caller }) => withdrawals.write(caller, request)),
    bind(restArrived, ({ request, caller }) => withdrawals.restArrived(caller, request.withdrawalId)),
    bind(operatorWithdrawals, ({ request }) => desk.list(request.queue)),
    bind(operatorWithdrawal, ({ request }) => desk.show(request.withdrawal)),
    bind(reviewWithdrawal, ({ request, context }) => desk.review(request, context.operator)),
    bind(settlePayout, ({ request, context }) => desk.settle(request, context.operator)),
    bind(replyInDispute, ({ request, context }) => desk.reply(request, context.operator)),
    bind(resolveDispute, ({ request, context }) => desk.resolve(request, context.operator)),
  ]
}
