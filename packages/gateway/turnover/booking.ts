import { payoutParts } from '@portico/commission/wagering/bet'
import { bonusTarget, bookParts, forfeit, type Purse, release } from '@portico/commission/wagering/purse'
import type { RequirementStatus } from '@portico/commission/wagering/requirement'
import type { Units } from '@portico/contract/kit/money'
import { derivedId } from '../db/canonical.ts'
import type { AccountKind } from '../kit/transfer-code.ts'
import { bonusOf, cashOf, type Entry, houseOf } from '../ledger/index.ts'
import type { Owner } from './store.ts'

/** A stake, and how much of it was bonus money. */
export type Parted = Parameters<typeof payoutParts>[0]

/** What is paid for a bet under a code of its area, before and after. */
export interface Payment {
  readonly code: string
  readonly house: AccountKind
  readonly before: Units
  readonly after: Units
  /** The stake that it is split like; null where all of it is cash. */
  readonly like: Parted | null
  /** Of the entry of its cash part, where it does not follow from the bet. */
  readonly id?: string
}

/** A bet that is settled, settled anew, or given back. */
export interface BetChange extends Owner {
  /** As reports name it. */
  readonly betId: string
  /** How the ledger names it, where not by this id. */
  readonly ref?: string
  /** Of what makes the ids of its entries: the same change is never booked twice. */
  readonly version: string
  readonly product: string
  readonly stake: Units
  readonly bonusId: string | null
  /** What it counts for turnover: null while it waits, 0 where it is void or covered. */
  readonly valid: { readonly before: Units | null; readonly after: Units | null }
  readonly payments: readonly Payment[]
}

/** The id of the entry that moves the bonus part of what another moves in cash. */
export const bonusPartOf = (id: string): string => derivedId(id, 'BONUS')

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
      const of = (amount: Units) => (payment.like ? payoutParts(payment.like, amount) : { cash: amount, bonus: 0n })
      const [before, after] = [of(payment.before), of(payment.after)]
      const [cashPart, bonusPart] = [after.cash - before.cash, after.bonus - before.bonus]
      return {
        ...payment,
        cashId: payment.id ?? derivedId(betId, payment.code, version),
        bonusId: payment.id === undefined ? derivedId(betId, payment.code, version, 'BONUS') : bonusPartOf(payment.id),
        cash: target === 'cash' ? cashPart + bonusPart : cashPart,
        bonus: target === 'cash' ? 0n : bonusPart,
      }
    })
    const common = { ref: change.ref ?? betId, product }
    const sum = (part: 'cash' | 'bonus') => parts.reduce((total, each) => total + each[part], 0n)
    // Gains come first, so that nothing is owed or borne in between.
    for (const { code, house, cashId, bonusId, cash: toCash, bonus: toBonus } of parts) {
      const from = houseOf(house, currency)
      if (toCash > 0n) entries.push({ ...common, id: cashId, debit: from, credit: cash, amount: toCash, code })
      if (toBonus > 0n) entries.push({ ...common, id: bonusId, debit: from, credit: bonus, amount: toBonus, code })
    }
    const net = sum('bonus')
    const short = target === 'house' ? -net : -(purse.bonus + net)
    if (short > 0n && net < 0n)
      entries.push({ ...common, id: derivedId(betId, 'BORNE', version), debit: promo, credit: bonus, amount: short, code: 'BONUS_BORNE' })
    for (const { code, house, cashId, bonusId, cash: toCash, bonus: toBonus } of parts) {
      const to = houseOf(house, currency)
      if (toCash < 0n) entries.push({ ...common, id: cashId, debit: cash, credit: to, amount: -toCash, code, clawBack: true })
      if (toBonus < 0n)
        entries.push({
          ...common,
          id: bonusId,
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
