import { createDeposit, depositMethods, depositWebhook, getBalance } from '@portico/contract/cashier/calls'
import { listUnmatchedPayments, resolveUnmatchedPayment } from '@portico/contract/cashier/operator-calls'
import type { FastifyInstance } from 'fastify'
import { type Binding, bind } from '../http/bind.ts'
import { successOf } from '../http/envelope.ts'
import type { Cashier } from './service.ts'

export const cashierRoutes = (cashier: Cashier): Binding[] => [
  bind(getBalance, ({ caller }) => cashier.balance(caller)),
  bind(depositMethods, ({ caller, context }) => cashier.methods(caller, context.language)),
  bind(createDeposit, ({ request, caller, context }) => cashier.deposit(caller, request, context.idempotencyKey)),
  bind(depositWebhook, ({ request, context }) => cashier.receive(request.provider, { body: context.rawBody, headers: context.headers })),
  bind(listUnmatchedPayments, ({ request }) => cashier.unmatched.list(request)),
  bind(resolveUnmatchedPayment, ({ request, context }) => cashier.unmatched.resolve(request, context.operator)),
]

/** Takes notices in the providers' own forms, each below its provider's name: whatever the body is, its provider reads it. */
export const registerNotices = (app: FastifyInstance, cashier: Cashier): void => {
  void app.register(async (notices) => {
    notices.removeAllContentTypeParsers()
    notices.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text))
    notices.post<{ Params: { provider: string }; Body: string | undefined }>(
      `${depositWebhook.path}/:provider`,
      async ({ params: { provider }, body = '', headers }, reply) => {
        const value = await cashier.receive(provider, { body, headers })
        const own = cashier.acknowledgement(provider)
        return own ? reply.type(own.type).send(own.body) : reply.send(successOf(value))
      },
    )
  })
}
