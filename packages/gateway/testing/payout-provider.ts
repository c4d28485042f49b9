import { hash } from '@node-rs/argon2'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addPayee, createWithdrawal } from '@portico/contract/withdrawal/calls'
import { ONE } from '@portico/contract/kit/money'
import { signNotice, parseSignedNotice } from '../cashier/index.ts'
import { noticePath } from '@portico/contract/cashier/notice-path'
import type { ConnectPaymentProvider } from '../ports/payment-provider.ts'
import type { PayoutOrder, PayoutStatus } from '../ports/payouts.ts'
import { payee } from '../withdrawals/schema.ts'
import type { TestGateway } from './gateway.ts'
import { openPlayer } from './player.ts'

/** What a provider that pays out does with an order, and answers when it is asked; a test says so. */
export interface PayoutScript {
  payout: (order: PayoutOrder) => PayoutStatus | Error
  status: (id: string) => PayoutStatus | Error
  /** Every order that came, in its order. */
  readonly orders: PayoutOrder[]
}

const answer = async (status: PayoutStatus | Error): Promise<PayoutStatus> => {
  if (status instanceof Error) throw status
  return status
}

/** A provider named acme that pays out as its script says. */
export const payingProvider = () => {
  const script: PayoutScript = { payout: () => ({ state: 'PENDING' }), status: () => ({ state: 'PENDING' }), orders: [] }
  const connect: ConnectPaymentProvider = ({ clock }) => ({
    name: 'acme',
    methods: [{ method: 'CARD', names: { EN: 'Card' }, bounds: { VND: { min: ONE, max: ONE } }, sandbox: false }],
    create: async () => undefined,
    parse: parseSignedNotice(async () => ['secret'], clock),
    payouts: {
      institutions: [
        { code: 'HAIAU', kind: 'BANK', name: 'Hải Âu Bank' },
        { code: 'MAY', kind: 'WALLET', name: 'Mây Wallet' },
      ],
      payout: (order) => {
        script.orders.push(order)
        return answer(script.payout(order))
      },
      payoutStatusOf: (id) => answer(script.status(id)),
    },
  })
  return { script, connect }
}

export const WITHDRAW_PASSWORD = '482913'
/** Checked as any other, at a hundredth of the work: what is proven here is not how hard a password is to guess. */
const CHEAP = { memoryCost: 8, timeCost: 1 }
let secret: Promise<string> | undefined

/** A member with cash, a withdrawal password and an account that can be paid to at once. */
export const openPayee = async (gateway: TestGateway, balance: string, account = `1904${BigInt(`0x${randomUUID().slice(0, 8)}`)}`) => {
  const player = await openPlayer(gateway, balance)
  secret ??= hash(WITHDRAW_PASSWORD, CHEAP)
  const passwordHash = await secret
  await gateway.database.orm.transaction((tx) => gateway.withdrawPassword.begin(tx, player.memberId, passwordHash))
  const token = await player.token()
  const request = { kind: 'BANK', institution: 'HAIAU', account, name: 'Nguyễn Minh Linh' } as const
  const { payeeId } = (await gateway.call(addPayee, request, { token })).value.payee
  // As one that was added long ago.
  await gateway.database.orm.update(payee).set({ readyAt: gateway.clock.now() }).where(eq(payee.id, payeeId))
  const ask = (
    amount: string,
    { idempotencyKey = randomUUID(), withdrawPassword = WITHDRAW_PASSWORD, to = payeeId, forfeit = false } = {},
  ) => gateway.call(createWithdrawal, { payeeId: to, amount, withdrawPassword, ...(forfeit ? { forfeit } : {}) }, { token, idempotencyKey })
  return { ...player, payeeId, token, account, ask, id: async (amount: string) => (await ask(amount)).value.withdrawalId }
}

/** Sends a notice of a payout as the provider signs it, and has it worked on. */
export const sayOfPayout = async (gateway: TestGateway, payoutId: string, more: object = {}): Promise<void> => {
  const body = JSON.stringify({ payoutId, providerRef: `ref-${payoutId}`, amount: '2000000', currency: 'VND', outcome: 'PAID', ...more })
  const { raw, headers } = signNotice('secret', body, gateway.clock.now(), randomUUID())
  const sent = { ...(headers as Record<string, string>), 'content-type': 'application/json' }
  const { statusCode } = await gateway.app.inject({ method: 'POST', url: noticePath('acme'), payload: Buffer.from(raw), headers: sent })
  if (statusCode !== 200) throw new Error(`the notice was answered ${statusCode}`)
  await gateway.cashier.work()
}
