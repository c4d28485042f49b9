import { parseUnits } from '@portico/contract/kit/money'
import type { Database } from '@portico/gateway/db/open'
import { readSetting, writeSetting } from '@portico/gateway/db/settings'
import type { DepositNotice, DepositOrder } from '@portico/gateway/ports/payment-provider'
import * as z from 'zod/mini'

const statement = z.object({ outcome: z.enum(['PAID', 'DECLINED', 'REVERSED']), amount: z.string(), ref: z.string(), at: z.string() })

const payment = z.object({
  id: z.string(),
  reference: z.string(),
  method: z.string(),
  amount: z.string(),
  currency: z.string(),
  expiresAt: z.string(),
  /** What the provider knows of it, the latest last, and from when. */
  statements: z.array(statement),
})
export type Payment = z.infer<typeof payment>
export type Statement = z.infer<typeof statement>

const keyOf = (id: string): string => `sandbox.payment.${id}`

/** What the sandbox remembers of a payment. */
export const readPayment = async ({ orm }: Pick<Database, 'orm'>, id: string): Promise<Payment | undefined> => {
  const read = payment.safeParse(await readSetting(orm, keyOf(id)))
  return read.success ? read.data : undefined
}

export const writePayment = ({ orm }: Pick<Database, 'orm'>, value: Payment): Promise<void> => writeSetting(orm, keyOf(value.id), value)

export const newPayment = ({ expiresAt, ...order }: Omit<DepositOrder, 'amount'> & { readonly amount: string }): Payment => ({
  ...order,
  expiresAt: expiresAt.toISOString(),
  statements: [],
})

export const noticeOf = ({ id, currency }: Payment, { outcome, amount, ref }: Statement): DepositNotice => ({
  kind: 'deposit',
  depositId: id,
  providerRef: ref,
  amount: parseUnits(amount),
  currency,
  outcome,
})
