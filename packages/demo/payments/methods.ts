import { ONE } from '@portico/contract/kit/money'
import type { PaymentPage } from '@portico/contract/cashier/shapes'
import type { DepositOrder, PaymentMethod } from '@portico/gateway/ports/payment-provider'
import { translated } from '../translations/index.ts'

/** The method that is approved at once. */
export const SANDBOX = 'SANDBOX'

/** In whole units; dong are counted in thousands. */
const within = (least: bigint, most: bigint): PaymentMethod['bounds'] => ({
  VND: { min: least * 1_000n * ONE, max: most * 1_000n * ONE },
  CNY: { min: least * ONE, max: most * ONE },
  EUR: { min: ONE, max: 50_000n * ONE },
  USD: { min: ONE, max: 50_000n * ONE },
})

export const METHODS: readonly PaymentMethod[] = [
  { method: SANDBOX, names: translated({ EN: 'Sandbox', TY: 'Nạp thử' }), bounds: within(10n, 500_000n), sandbox: true, minutes: 0 },
  {
    method: 'SANDBOX_QR',
    names: translated({ EN: 'QR bank transfer', TY: 'Chuyển khoản QR' }),
    bounds: within(50n, 300_000n),
    sandbox: true,
    kind: 'QR',
    minutes: 1,
  },
  {
    method: 'SANDBOX_WALLET',
    names: translated({ EN: 'Mây Wallet', TY: 'Ví Mây' }),
    bounds: within(20n, 20_000n),
    sandbox: true,
    kind: 'WALLET',
    minutes: 0,
  },
  {
    method: 'SANDBOX_KITE',
    names: translated({ EN: 'Diều Pay', TY: 'Diều Pay' }),
    bounds: within(20n, 10_000n),
    sandbox: true,
    kind: 'WALLET',
    fee: 100,
    minutes: 0,
    closed: true,
  },
  {
    method: 'SANDBOX_CARD',
    names: translated({ EN: 'Mobile top-up card', TY: 'Thẻ cào điện thoại' }),
    bounds: within(20n, 1_000n),
    sandbox: true,
    kind: 'CARD',
    fee: 1_800,
    minutes: 5,
  },
]

const ACCOUNT = { bank: 'Hải Âu Bank', number: '1904 2100 6688', name: 'AURORA PAYMENTS' }

const letters = (text: string): string => text.replaceAll(/[^A-Z0-9]/g, '')

/** How it is paid: by a code and what stands in it, or on the page alone. */
export const pageOf = ({ id, method, reference, amount, currency }: DepositOrder): PaymentPage => {
  const url = `/dev/pay/${SANDBOX}/${id}`
  if (method !== 'SANDBOX_QR') return { url, fields: [] }
  const message = letters(reference)
  return {
    url,
    qr: `SANDBOX|${letters(ACCOUNT.number)}|${currency}|${amount / ONE}|${message}`,
    fields: [
      { name: 'BANK', value: ACCOUNT.bank },
      { name: 'ACCOUNT_NUMBER', value: ACCOUNT.number },
      { name: 'ACCOUNT_NAME', value: ACCOUNT.name },
      { name: 'MESSAGE', value: message },
    ],
  }
}
