import { getBalance } from '@portico/contract/cashier/calls'
import {
  cancelDeposit,
  claimDeposit,
  createDeposit,
  depositMethods,
  depositStatus,
  listDeposits,
} from '@portico/contract/cashier/deposit-calls'
import { paymentNotice } from '@portico/contract/cashier/notice-calls'
import { noticePath } from '@portico/contract/cashier/notice-path'
import { askProvider, listUnmatchedPayments, operatorDeposit, resolveUnmatchedPayment } from '@portico/contract/cashier/operator-calls'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../failure.ts'
import { type Binding, bind } from '../http/bind.ts'
import { successOf } from '../http/envelope.ts'
import type { Platform } from '../platform.ts'
import type { Cashier } from './service.ts'

export const cashierRoutes = (cashier: Cashier): Binding[] => [
  bind(getBalance, ({ caller }) => cashier.balance(caller)),
  bind(depositMethods, ({ caller, context }) => cashier.methods(caller, context.language)),
  bind(createDeposit, ({ request, caller, context }) => cashier.deposit(caller, request, context.idempotencyKey)),
  bind(listDeposits, ({ caller, context }) => cashier.list(caller, context.language)),
  bind(depositStatus, ({ request, caller, context }) => cashier.status(caller, request.depositId, context.language)),
  bind(claimDeposit, ({ request, caller, context }) => cashier.claim(caller, request.depositId, context.language)),
  bind(cancelDeposit, ({ request, caller, context }) => cashier.cancel(caller, request.depositId, context.language)),
  // The row's own address names no provider; those that do are in `registerNotices`.
  bind(paymentNotice, async () => refuse('SIGNATURE_INVALID')),
  bind(listUnmatchedPayments, ({ request }) => cashier.unmatched.list(request)),
  bind(resolveUnmatchedPayment, ({ request, context }) => cashier.unmatched.resolve(request, context.operator)),
  bind(operatorDeposit, ({ request, context }) => cashier.depositDesk.show(request.deposit, context.language)),
  bind(askProvider, ({ request, context }) => cashier.depositDesk.ask(request.deposit, context.language)),
]

const NOTHING = new Uint8Array()

/** Takes notices in the providers' own forms, each below its provider's name: whatever the bytes are, its provider reads them. */
export const registerNotices = (app: FastifyInstance, cashier: Cashier, { log }: Pick<Platform, 'log'>): void => {
  void app.register(async (notices) => {
    notices.removeAllContentTypeParsers()
    notices.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    notices.post<{ Params: { provider: string }; Body: Uint8Array | undefined }>(
      noticePath(':provider'),
      async ({ params: { provider }, body = NOTHING, headers }, reply) => {
        await cashier.receive(provider, { raw: body, headers })
        // It is stored: whatever becomes of it, the provider need not send it again.
        void cashier.work().catch((error: unknown) => log.error({ err: error }, 'payment notices wait for the next look'))
        const own = cashier.acknowledgement(provider)
        return own ? reply.type(own.type).send(own.body) : reply.send(successOf({ received: true }))
      },
    )
  })
}
