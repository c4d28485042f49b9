import { derivedId } from '@portico/gateway/db/canonical'
import { type AccountRef, cashOf, houseOf, lockedOf, pendingOf } from '@portico/gateway/ledger/account'
import type { Entry } from '@portico/gateway/ledger/entry'
import type { AccountKind, TransferCode } from '@portico/gateway/kit/transfer-code'

export const CURRENCY = 'VND'
const VENDOR_WALLET: AccountKind = 'player:vendor-PG'
const PRODUCTS = ['SSC1', 'SSC5', 'EL1'] as const

/** The accounts of a member that operations move money on, the cash besides. */
export const ownAccounts = (memberId: string): readonly AccountRef[] => [
  cashOf(memberId, CURRENCY),
  lockedOf(memberId, CURRENCY),
  pendingOf(memberId, CURRENCY),
  { owner: memberId, kind: VENDOR_WALLET, currency: CURRENCY },
]

/** Numbers that follow from a seed and a place, so that any process makes the same operation of it. */
const numbersOf = (seed: number, n: number) => {
  let state = (Math.imul(seed, 2_654_435_761) ^ Math.imul(n + 1, 40_503)) >>> 0
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The n-th operation: entries that stand together or not at all, of every reason there is. */
export const operationOf = (seed: number, n: number, members: readonly string[]): readonly Entry[] => {
  const below = numbersOf(seed, n)
  below(2)
  const memberId = members[below(members.length)]!
  const other = members[(members.indexOf(memberId) + 1 + below(members.length - 1)) % members.length]!
  const [cash, locked, pending, vendor] = ownAccounts(memberId) as [AccountRef, AccountRef, AccountRef, AccountRef]
  const house = (kind: AccountKind) => houseOf(kind, CURRENCY)
  const [gaming, clearing, fees] = [house('house:gaming'), house('provider:clearing'), house('house:fees')]
  const amount = BigInt(1 + below(50_000)) * 10n
  const fee = amount / 100n
  const product = PRODUCTS[below(PRODUCTS.length)]!
  const entry = (code: string, debit: AccountRef, credit: AccountRef, more: Partial<Entry> = {}): Entry => ({
    id: derivedId('money', String(seed), String(n), code),
    debit,
    credit,
    amount,
    code,
    ref: `n${n}`,
    ...more,
  })
  const withFee = (first: Entry, code: string, from: AccountRef) => (fee > 0n ? [first, entry(code, from, fees, { amount: fee })] : [first])
  const kinds: readonly (() => readonly Entry[])[] = [
    () => withFee(entry('DEPOSIT', clearing, cash), 'DEPOSIT_FEE', cash),
    () => [entry('DEPOSIT', clearing, cash)],
    () => [entry('DEPOSIT_REVERSED', cash, clearing, { clawBack: true })],
    () => [entry('WITHDRAWAL_HOLD', cash, pending)],
    () => [entry('WITHDRAWAL_BACK', pending, cash)],
    () => withFee(entry('WITHDRAWAL', pending, clearing), 'WITHDRAWAL_FEE', pending),
    () => [entry('WITHDRAWAL_CREDIT', clearing, cash)],
    () => [entry('STAKE', cash, gaming, { product })],
    () => [entry('STAKE', cash, gaming, { product }), entry('PAYOUT', gaming, cash, { product, amount: amount * 2n })],
    () => [entry('LOCK', cash, locked, { product })],
    () => [entry('STAKE', locked, gaming, { product })],
    () => [entry('RELEASE', locked, cash, { product })],
    () => [entry('PAYOUT', gaming, cash, { product })],
    () => [entry('PAYOUT', cash, gaming, { product, clawBack: true })],
    () => [entry('REBATE', house('house:commission'), cash, { product })],
    () => [entry('REFERRAL', house('house:promo'), cash)],
    () => [entry('WALLET_OUT', cash, vendor)],
    () => [entry('WALLET_IN', vendor, cash)],
    () => [entry('TRANSFER_UPLINE', cash, cashOf(other, CURRENCY))],
    () => [entry('PAYMENT_HELD', clearing, house('suspense'))],
  ]
  return kinds[below(kinds.length)]!()
}

/** Why money moves here. Which accounts a reason may join, the test of the whole gateway asks. */
export const CODES: readonly TransferCode[] = [
  'RECOVERY',
  ...new Set(Array.from({ length: 1_000 }, (_, n) => operationOf(1, n, ['one', 'other']).map(({ code }) => code)).flat()),
].map((code) => ({ code, kind: 'OTHER' }))
