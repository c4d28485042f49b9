import { payoutParts } from '@portico/commission/wagering/bet'
import { bonusTarget, bookParts, forfeit, type Purse, release } from '@portico/commission/wagering/purse'
import type { RequirementStatus } from '@portico/commission/wagering/requirement'
import type { Units } from '@portico/contract/kit/money'
import { derivedId } from '../db/canonical.ts'
import type { AccountKind } from '../kit/transfer-code.ts'
import { bonusOf, cashOf, type Entry, houseOf } from '../ledger/index.ts'
import type { Owner } from './store.ts'

/** What is paid for a bet under a code of its area, before and after. */
export interface Payment {
  readonly code: string
  readonly house: AccountKind
  readonly before: Units
  readonly after: Units
  /** Whether it is split as the stake was; else all of it is cash. */
  readonly split: boolean
}

/** A bet that is settled, settled anew, or given back. */
export interface BetChange extends Owner {
  readonly betId: string
  /** Of what makes the ids of its entries: the same change is never booked twice. */
  readonly version: string
  readonly product: string
  readonly stake: Units
  readonly bonusStake: Units
  readonly bonusId: string | null
  /** What it counts for turnover: null while it waits, 0 where it is void or covered. */
  readonly valid: { readonly before: Units | null; readonly after: Units }
  readonly payments: readonly Payment[]
}

export const BONUS_CODES = [
  { code: 'BONUS_RELEASE', kind: 'BONUS', debit: 'player:bonus', credit: 'player:cash' },
  { code: 'BONUS_FORFEIT', kind: 'BONUS', debit: 'player:bonus', credit: 'house:promo' },
  // What is taken back of a bonus and is not there any more.
  { code: 'BONUS_BORNE', kind: 'BONUS', debit: 'house:promo', credit: 'player:bonus' },
] as const

/** One member's purse while a transaction books on it: every amount moves in `purse` and as an entry. */
export const createBooking = ({ memberId, currency }: Owner, purse: Purse) => {
  const entries: Entry[] = []
  const [cash, bonus, promo] = [cashOf(memberId, currency), bonusOf(memberId, currency), houseOf('house:promo', currency)]

  const leave = (bonusId: string, code: 'BONUS_RELEASE' | 'BONUS_FORFEIT'): void => {
    const { bonus: amount } = purse
    if (amount > 0n)
      entries.push({
        id: derivedId(bonusId, code),
        debit: bonus,
        credit: code === 'BONUS_RELEASE' ? cash : promo,
        amount,
        code,
        ref: bonusId,
      })
    if (code === 'BONUS_RELEASE') release(purse)
    else forfeit(purse)
  }

  /** Books what changes for a bet: its cash part, and its bonus part to where its bonus stands. */
  const book = (change: BetChange, status: RequirementStatus | null): void => {
    const { betId, version, product, payments } = change
    const source = status === null ? null : { status }
    const target = bonusTarget(source)
    const parts = payments.map((payment) => {
      const of = (amount: Units) => (payment.split ? payoutParts(change, amount) : { cash: amount, bonus: 0n })
      const [before, after] = [of(payment.before), of(payment.after)]
      const [cashPart, bonusPart] = [after.cash - before.cash, after.bonus - before.bonus]
      return { ...payment, cash: target === 'cash' ? cashPart + bonusPart : cashPart, bonus: target === 'cash' ? 0n : bonusPart }
    })
    const common = { ref: betId, product }
    const sum = (part: 'cash' | 'bonus') => parts.reduce((total, each) => total + each[part], 0n)
    // Gains come first, so that nothing is owed or borne in between.
    for (const { code, house, cash: toCash, bonus: toBonus } of parts) {
      const from = houseOf(house, currency)
      if (toCash > 0n) entries.push({ ...common, id: derivedId(betId, code, version), debit: from, credit: cash, amount: toCash, code })
      if (toBonus > 0n)
        entries.push({ ...common, id: derivedId(betId, code, version, 'BONUS'), debit: from, credit: bonus, amount: toBonus, code })
    }
    const net = sum('bonus')
    const short = target === 'house' ? -net : -(purse.bonus + net)
    if (short > 0n && net < 0n)
      entries.push({ ...common, id: derivedId(betId, 'BORNE', version), debit: promo, credit: bonus, amount: short, code: 'BONUS_BORNE' })
    for (const { code, house, cash: toCash, bonus: toBonus } of parts) {
      const to = houseOf(house, currency)
      if (toCash < 0n)
        entries.push({ ...common, id: derivedId(betId, code, version), debit: cash, credit: to, amount: -toCash, code, clawBack: true })
      if (toBonus < 0n)
        entries.push({
          ...common,
          id: derivedId(betId, code, version, 'BONUS'),
          debit: bonus,
          credit: to,
          amount: -toBonus,
          code,
          clawBack: true,
        })
    }
    if (target === 'house' && net > 0n)
      entries.push({ ...common, id: derivedId(betId, 'LOST', version), debit: bonus, credit: promo, amount: net, code: 'BONUS_FORFEIT' })
    bookParts(purse, sum('cash'), net, source)
  }

  return { entries, purse, book, release: (id: string) => leave(id, 'BONUS_RELEASE'), forfeit: (id: string) => leave(id, 'BONUS_FORFEIT') }
}

export type Booking = ReturnType<typeof createBooking>
