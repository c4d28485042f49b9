import type { CommissionKind } from '@portico/contract/commission/kinds'
import { toMoney, type Units } from '@portico/contract/kit/money'
import { derivedId } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { least } from '../kit/least.ts'
import { balancesOf, cashOf, type Entry, findAccount, houseOf, type Ledger, lockAccount } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { CODE_OF } from './codes.ts'
import { insertRecoveries, markPosted, owedBy, type Posted, type Recovery } from './store.ts'

/** An amount of a line that is paid now or, below zero, taken back. */
export interface Due {
  readonly lineId: string
  /** What the movement is called in the ledger: a line is posted once, a dividend may be paid in parts. */
  readonly entryId: string
  readonly ref: string
  readonly kind: CommissionKind
  readonly memberId: string
  readonly currency: string
  readonly due: Units
}

export type Wallets = (tx: Tx, dues: readonly Due[], at: Date) => Promise<void>

const keyOf = ({ memberId, currency }: Pick<Due, 'memberId' | 'currency'>): string => `${memberId} ${currency}`

/** Lets a payment settle debts first, the oldest before the others; what a wallet does not hold of a claw back is owed from then on. */
export const createWallets =
  ({ events }: Pick<Platform, 'events'>, ledger: Ledger): Wallets =>
  async (tx, dues, at) => {
    const owners = [...new Map(dues.map((due) => [keyOf(due), due])).values()]
    const cashIn = await balancesOf(
      tx,
      owners.map(({ memberId, currency }) => cashOf(memberId, currency)),
    )
    // Who has no cash, as those who play for free, is owed nothing and waits.
    const payable = dues.filter(({ memberId, currency }) => cashIn(cashOf(memberId, currency)) !== undefined)
    const debts = new Map<string, { id: string; left: Units }[]>()
    const addDebt = (key: string, debt: { id: string; left: Units }) => debts.set(key, [...(debts.get(key) ?? []), debt])
    for (const line of await owedBy(tx, [...new Set(payable.map(({ memberId }) => memberId))]))
      addDebt(keyOf(line), { id: line.id, left: line.owed })

    const debtors = owners.filter((owner) => payable.some((due) => due.due < 0n && keyOf(due) === keyOf(owner)))
    const accounts = await Promise.all(
      debtors.map(async (owner) => ({ owner, account: await findAccount(tx, cashOf(owner.memberId, owner.currency)) })),
    )
    for (const id of accounts.flatMap(({ account }) => account?.id ?? []).toSorted((a, b) => (a < b ? -1 : 1))) await lockAccount(tx, id)
    const locked = await balancesOf(
      tx,
      debtors.map(({ memberId, currency }) => cashOf(memberId, currency)),
    )
    const balances = new Map(debtors.map((owner) => [keyOf(owner), locked(cashOf(owner.memberId, owner.currency)) ?? 0n]))

    const posted: Posted[] = []
    const entries: Entry[] = []
    const recoveries: Recovery[] = []
    const move = ({ entryId, ref, kind, memberId, currency }: Due, moved: Units): void => {
      if (moved === 0n) return
      const [house, cash] = [houseOf('house:commission', currency), cashOf(memberId, currency)]
      const common = { id: entryId, code: CODE_OF[kind], ref }
      entries.push(
        moved > 0n
          ? { ...common, debit: house, credit: cash, amount: moved }
          : { ...common, debit: cash, credit: house, amount: -moved, clawBack: true },
      )
      balances.set(keyOf({ memberId, currency }), (balances.get(keyOf({ memberId, currency })) ?? 0n) + moved)
    }
    for (const due of payable) {
      const key = keyOf(due)
      if (due.due < 0n) {
        const moved = least(balances.get(key) ?? 0n, -due.due)
        const owed = -due.due - moved
        move(due, -moved)
        if (owed > 0n) addDebt(key, { id: due.lineId, left: owed })
        posted.push({ id: due.lineId, toWallet: -moved, owed })
        continue
      }
      let rest = due.due
      for (const debt of debts.get(key) ?? []) {
        const part = least(debt.left, rest)
        if (part === 0n) continue
        debt.left -= part
        rest -= part
        recoveries.push({ debtId: debt.id, lineId: due.lineId, amount: part })
      }
      move(due, rest)
      posted.push({ id: due.lineId, toWallet: rest, owed: 0n })
    }
    const { balanceOf } = await ledger.post(tx, entries, at)
    await events.notifyAll(
      tx,
      owners.flatMap(({ memberId, currency }) => {
        const balance = balanceOf(cashOf(memberId, currency))
        return balance === undefined ? [] : [{ memberId, type: 'balance.changed' as const, data: { balance: toMoney(balance, currency) } }]
      }),
    )
    await markPosted(tx, posted, at)
    await insertRecoveries(tx, recoveries)
  }

/** The id of a movement of a line; of a dividend that is paid in parts, of one of them. */
export const movementId = (lineId: string, part = ''): string => derivedId(lineId, 'MOVED', part)
