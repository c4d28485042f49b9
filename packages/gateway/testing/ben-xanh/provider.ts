import { ONE, type Units } from '@portico/contract/kit/money'
import * as z from 'zod/mini'
import { configurable } from '../../cashier/providers/configurable.ts'
import type { PaymentNotice } from '../../ports/payment-provider.ts'
import type { PayoutStatus } from '../../ports/payouts.ts'
import { endpoint, secret } from '../../settings.ts'
import { createClient, noticeSignature, sameSignature } from './client.ts'

const collection = z.object({
  payUrl: z.optional(z.string()),
  qr: z.optional(z.string()),
  bank: z.object({ name: z.string(), account: z.string(), holder: z.string() }),
  memo: z.string(),
})
const collectionStatus = z.object({
  status: z.enum(['OPEN', 'PAID', 'REJECTED', 'LAPSED', 'RETURNED']),
  txn: z.optional(z.string()),
  amount: z.optional(z.int()),
  currency: z.optional(z.string()),
})
const transferStatus = z.object({
  status: z.enum(['QUEUED', 'DONE', 'REJECTED']),
  txn: z.optional(z.string()),
  why: z.optional(z.string()),
})
const notice = z.object({
  type: z.enum(['collection', 'transfer']),
  order: z.string(),
  txn: z.string(),
  amount: z.string().check(z.regex(/^\d{1,15}$/)),
  currency: z.string(),
  status: z.enum(['PAID', 'REJECTED', 'RETURNED']),
  why: z.optional(z.string()),
})

const OUTCOME = { PAID: 'PAID', REJECTED: 'DECLINED', RETURNED: 'REVERSED' } as const
const STATE = { QUEUED: 'PENDING', DONE: 'PAID', REJECTED: 'REFUSED' } as const

/** The provider counts whole dong. */
const wholeOf = (amount: Units): number => {
  if (amount % ONE !== 0n) throw new Error('Ben Xanh takes whole amounts')
  return Number(amount / ONE)
}

const payoutStatus = (answer: unknown): PayoutStatus => {
  if (answer === undefined) return { state: 'UNKNOWN' }
  const { status, txn, why } = transferStatus.parse(answer)
  return { state: STATE[status], ...(txn ? { providerRef: txn } : {}), ...(why ? { reason: why } : {}) }
}

/** Bank transfers: deposits by a code or by hand, payouts, and notices as a form that carries its own signature. */
export const benXanh = configurable({
  name: 'ben-xanh',
  settings: { BEN_XANH_URL: endpoint, BEN_XANH_MERCHANT: z.string(), BEN_XANH_SECRET: secret },
  connect: ({ BEN_XANH_URL: url, BEN_XANH_MERCHANT: id, BEN_XANH_SECRET: key }, { clock }) => {
    const ask = createClient({ url, id, secret: key }, clock)
    return {
      methods: [
        {
          method: 'BENXANH_BANK',
          names: { EN: 'Bank transfer (Ben Xanh)', TY: 'Chuyển khoản (Bến Xanh)' },
          bounds: { VND: { min: 50_000n * ONE, max: 300_000_000n * ONE } },
          sandbox: false,
          kind: 'BANK',
          minutes: 2,
        },
      ],
      create: async ({ id, reference, amount, currency, expiresAt }) => {
        const order = { order: id, memo: reference, amount: wholeOf(amount), currency, until: expiresAt.toISOString() }
        const { payUrl, qr, bank, memo } = collection.parse(await ask('POST', '/v1/collections', order))
        return {
          ...(payUrl ? { url: payUrl } : {}),
          ...(qr ? { qr } : {}),
          fields: [
            { name: 'BANK', value: bank.name },
            { name: 'ACCOUNT_NUMBER', value: bank.account },
            { name: 'ACCOUNT_NAME', value: bank.holder },
            { name: 'MESSAGE', value: memo },
          ],
        }
      },
      statusOf: async (depositId) => {
        const answer = await ask('GET', `/v1/collections/${depositId}`)
        if (answer === undefined) return { state: 'UNKNOWN' }
        const { status, txn, amount, currency } = collectionStatus.parse(answer)
        if (status === 'OPEN') return { state: 'PENDING' }
        if (status === 'LAPSED') return { state: 'EXPIRED' }
        if (txn === undefined || amount === undefined || currency === undefined) return { state: 'UNKNOWN' }
        return {
          state: 'SAID',
          notice: { kind: 'deposit', depositId, providerRef: txn, amount: BigInt(amount) * ONE, currency, outcome: OUTCOME[status] },
        }
      },
      payouts: {
        institutions: [
          { code: 'HAIAU', kind: 'BANK', name: 'Hải Âu Bank' },
          { code: 'RUNG', kind: 'BANK', name: 'Rừng Bank' },
        ],
        payout: async ({ id, amount, currency, payee: { institution, account, name } }) =>
          payoutStatus(
            await ask('POST', '/v1/transfers', { order: id, amount: wholeOf(amount), currency, bank: institution, account, holder: name }),
          ),
        payoutStatusOf: async (id) => payoutStatus(await ask('GET', `/v1/transfers/${id}`)),
      },
      parse: async (raw): Promise<PaymentNotice | undefined> => {
        const form = new URLSearchParams(Buffer.from(raw).toString('utf8'))
        if (!sameSignature(form.get('sign') ?? '', noticeSignature(key, form))) return undefined
        // Named twice, a field could be read in two ways.
        if (new Set(form.keys()).size !== form.size) return undefined
        const read = notice.safeParse(Object.fromEntries(form))
        if (!read.success) return undefined
        const { type, order, txn, amount, currency, status, why } = read.data
        const rest = { providerRef: txn, amount: BigInt(amount) * ONE, currency, outcome: OUTCOME[status], ...(why ? { reason: why } : {}) }
        return type === 'collection' ? { kind: 'deposit', depositId: order, ...rest } : { kind: 'payout', payoutId: order, ...rest }
      },
      acknowledgement: { type: 'text/plain; charset=utf-8', body: 'SUCCESS' },
    }
  },
})
