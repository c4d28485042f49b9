import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { formatUnits, toMoney, type Units } from '@portico/contract/kit/money'
import type { lineTransfer, listTransfers, transferDownlines, transferLines } from '@portico/contract/transfer/calls'
import { fingerprintOf } from '../db/canonical.ts'
import { once } from '../db/once.ts'
import type { Control } from '../control/index.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { cashOf, findAccount, type Ledger, lockAccount } from '../ledger/index.ts'
import { typedUnits } from '../kit/typed-units.ts'
import { directDownlines, findMember, type MemberRow } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import type { BonusPurse, Turnover } from '../turnover/index.ts'
import type { WithdrawPassword } from '../withdraw-password/index.ts'
import type { Allowance } from './allowance.ts'
import { insertTransfer, latestTransfers } from './store.ts'
import { othersOf, type VendorNames } from './others.ts'

type Sender = Pick<Caller, 'memberId' | 'currency' | 'account' | 'agent'>

/** Transfers that are listed. */
const MOST_LISTED = 30
const MOST_FOUND = 20

export interface LineDeps {
  readonly ledger: Pick<Ledger, 'post' | 'balanceOf'>
  readonly passwords: Pick<WithdrawPassword, 'check' | 'isSet'>
  readonly allowance: Allowance
  readonly vendorNames: VendorNames
  readonly control: Pick<Control, 'notOnBreak' | 'receivingAllowed'>
  readonly turnover: Pick<Turnover, 'begin' | 'checkOwn' | 'checkFree'>
  readonly purse: Pick<BonusPurse, 'standing'>
  /** What of a member's deposits was begun and may still be paid. */
  readonly waitingDeposits: (tx: Tx, owner: { readonly memberId: string; readonly currency: string }) => Promise<bigint>
}

export interface Lines {
  lines(caller: Sender): Promise<ResponseOf<typeof transferLines>>
  /** Whether there is anybody that the caller may send to. */
  hasLine(caller: Sender): Promise<boolean>
  downlines(caller: Sender, startsWith: string | undefined): Promise<ResponseOf<typeof transferDownlines>>
  /** @throws Failure as the contract's `lineTransfer` lists them */
  transfer(caller: Sender, request: RequestOf<typeof lineTransfer>, key: string): Promise<ResponseOf<typeof lineTransfer>>
  list(caller: Sender): Promise<ResponseOf<typeof listTransfers>>
}

export const createLines = (
  { database, clock, random, events }: Platform,
  { ledger, passwords, allowance, vendorNames, control, turnover, purse, waitingDeposits }: LineDeps,
): Lines => {
  const { orm } = database

  const uplineOf = async (db: Queryable, { memberId }: Pick<Sender, 'memberId'>): Promise<MemberRow | undefined> => {
    const row = await findMember(db, memberId)
    const upline = row?.uplineId ? await findMember(db, row.uplineId) : undefined
    return upline?.state === 'ACTIVE' ? upline : undefined
  }

  /** The one upline, or somebody directly below an agent. @throws Failure RECIPIENT_UNKNOWN */
  const recipientOf = async (tx: Tx, caller: Sender, to: string): Promise<MemberRow> => {
    if (to === 'UPLINE') return (await uplineOf(tx, caller)) ?? refuse('RECIPIENT_UNKNOWN')
    const row = await findMember(tx, to)
    const below = caller.agent && row?.uplineId === caller.memberId && row.state === 'ACTIVE'
    return below ? row : refuse('RECIPIENT_UNKNOWN')
  }

  /**
   * Money sent up is gone from the bets that it was to make, as with a withdrawal; what is sent down is to be bet where it arrives.
   * @throws Failure REQUIREMENT_OPEN
   */
  const mayLeave = async (tx: Tx, owner: Pick<Sender, 'memberId' | 'currency'>, amount: Units): Promise<void> => {
    const bonus = await purse.standing(tx, owner)
    if (bonus && amount <= bonus.cash) throw new Failure('REQUIREMENT_OPEN', { remaining: formatUnits(0n) })
    await turnover.checkFree(tx, owner, amount)
  }

  return {
    lines: async (caller) => {
      const { memberId, currency } = caller
      const main = (await ledger.balanceOf(memberId, currency)) ?? refuse('NEED_TRUE_ACCOUNT')
      const upline = await uplineOf(orm, caller)
      const up = upline && (await allowance.rules(orm, memberId, 'UPLINE', currency))
      const down = caller.agent ? await allowance.rules(orm, memberId, 'DOWNLINE', currency) : null
      return {
        main: toMoney(main, currency),
        upline: upline && up ? { account: upline.account, nickname: upline.nickname, rules: up } : null,
        downline: down && { rules: down },
        passwordSet: await passwords.isSet(caller),
        serverNow: clock.now().toISOString(),
      }
    },

    hasLine: async (caller) => {
      const open = async (kind: 'UPLINE' | 'DOWNLINE') => (await allowance.rules(orm, caller.memberId, kind, caller.currency)) !== null
      if (caller.agent && (await open('DOWNLINE'))) return true
      return (await uplineOf(orm, caller)) !== undefined && (await open('UPLINE'))
    },

    downlines: async ({ memberId }, startsWith) => {
      const { rows, total } = await directDownlines(orm, memberId, startsWith?.trim() ?? '', MOST_FOUND)
      return { list: rows.map(({ id, account, nickname }) => ({ memberId: id, account, nickname })), total }
    },

    transfer: async (caller, { to, amount: decimal, withdrawPassword }, key) => {
      const { memberId, currency } = caller
      const at = clock.now()
      // Money leaves for somebody else: an open session alone must not be enough.
      if (!(await passwords.isSet(caller))) throw new Failure('WITHDRAW_PASSWORD_REQUIRED', { reason: 'not-set' })
      await passwords.check(caller, withdrawPassword)
      const amount = typedUnits(decimal, currency)
      const intent = { memberId, key, fingerprint: fingerprintOf({ call: 'lineTransfer', to, amount: String(amount) }), at }
      return orm.transaction((tx) =>
        once(tx, intent, async () => {
          const recipient = await recipientOf(tx, caller, to)
          const credit = cashOf(recipient.id, currency)
          await control.notOnBreak(tx, memberId)
          // Trials and accounts in another currency have none.
          const account = (await findAccount(tx, credit)) ?? refuse('RECIPIENT_UNKNOWN')
          const kind = to === 'UPLINE' ? 'UPLINE' : 'DOWNLINE'
          await allowance.admit(tx, memberId, kind, amount)
          const id = randomId(random)
          const debit = cashOf(memberId, currency)
          const own = (await findAccount(tx, debit)) ?? refuse('NEED_TRUE_ACCOUNT')
          // Held while it is asked what the receiver may still get: in the ledger's own order, so that nobody waits in a ring.
          for (const accountId of [own.id, account.id].toSorted((one, other) => (one < other ? -1 : 1))) await lockAccount(tx, accountId)
          await (kind === 'UPLINE' ? mayLeave : turnover.checkOwn)(tx, { memberId, currency }, amount)
          const receiver = { memberId: recipient.id, currency }
          const waiting = await waitingDeposits(tx, receiver)
          await control.receivingAllowed(tx, receiver, { amount, waiting, fromAbove: kind === 'DOWNLINE' })
          await insertTransfer(tx, { id, memberId, kind, wallet: null, direction: 'OUT', otherId: recipient.id, amount, currency, at })
          if (kind === 'DOWNLINE') await turnover.begin(tx, { id, ...receiver, kind: 'TRANSFER', amount })
          const { balanceOf } = await ledger.post(tx, [{ id, debit, credit, amount, code: `TRANSFER_${kind}`, ref: id }], at)
          const [moved, main] = [toMoney(amount, currency), toMoney(balanceOf(debit) ?? 0n, currency)]
          await events.notify(tx, memberId, 'balance.changed', { balance: main })
          await events.notify(tx, recipient.id, 'balance.changed', { balance: toMoney(balanceOf(credit) ?? 0n, currency) })
          await events.notify(tx, recipient.id, 'transfer.received', { transferId: id, from: caller.account, amount: moved })
          return { transferId: id, to: recipient.account, amount: moved, main, serverNow: at.toISOString() }
        }),
      )
    },

    list: async ({ memberId }) => {
      const rows = await latestTransfers(orm, memberId, MOST_LISTED)
      const otherOf = await othersOf(orm, memberId, { rows, vendorNames })
      const list = rows.map((row) => {
        const sent = row.memberId === memberId && row.direction === 'OUT'
        const amount = toMoney(sent ? -row.amount : row.amount, row.currency)
        return { transferId: row.id, kind: row.kind, other: otherOf(row), amount, at: row.at.toISOString() }
      })
      return { list, serverNow: clock.now().toISOString() }
    },
  }
}
