import { createDeposit, depositMethods, depositWebhook, getBalance } from '@portico/contract/cashier/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Cashier } from './service.ts'
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from './signature.ts'

export const cashierRoutes = (cashier: Cashier): Binding[] => [
  bind(getBalance, ({ caller }) => cashier.balance(caller)),
  bind(depositMethods, ({ caller, context }) => cashier.methods(caller, context.language)),
  bind(createDeposit, ({ request, caller, context }) => cashier.deposit(caller, request, context.idempotencyKey)),
  bind(depositWebhook, ({ context }) =>
    cashier.receive({
      body: context.rawBody,
      timestamp: String(context.headers[TIMESTAMP_HEADER] ?? ''),
      signature: String(context.headers[SIGNATURE_HEADER] ?? ''),
    }),
  ),
]
